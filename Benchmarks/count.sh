#!/bin/sh
# Counts the instructions of one operation: count.sh <row> <contender>, e.g. count.sh exact-1 inject
cd "$(dirname "$0")" || exit 1
# valgrind does not read the debugging information of today's compilers.
program=$(mktemp)
strip -g -o "$program" .build/release/Benchmarks
run() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" --repeat "$1" "$2" "$3" 2>&1 | sed -n 's/.*Collected : //p'
}
few=$(run 1000 "$1" "$2")
many=$(run 11000 "$1" "$2")
echo "$1 $2: $(((many - few) / 10000)) instructions"
rm "$program"
