// A small shop: four modules, about 25 services, a context for each request, a database that is opened
// once, and a test that replaces two services. Run it with `swift run Shop`.

import Namada

// MARK: Foundations

protocol Logger: Sendable {
  func log(_ text: String)
}

class ConsoleLogger: Logger, @unchecked Sendable {
  func log(_ text: String) { print("  [shop] \(text)") }
}

/// A logger that tells more, for those who ask for it; nearer ones go before it.
final class DetailedLogger: ConsoleLogger, @unchecked Sendable {
  override func log(_ text: String) { super.log("\(text), at length") }
}

struct Settings {
  var currency = "EUR"
  var discount = 10
}

final class Metrics {
  let logger: any Logger
  init(logger: any Logger) { self.logger = logger }
}

struct FoundationModule: InjectionModule {
  var providers: [Provider] {
    Provide(for: ConsoleLogger.self, ConsoleLogger())
    Provide(for: DetailedLogger.self, needs: Settings.self) { DetailedLogger() }
    Provide(for: Settings.self, Settings())
    Provide(for: Metrics.self, using: Metrics.init)
  }
}

// MARK: Storage

/// A database, which takes its time to open.
final class Database: Sendable {
  static func open(settings: Settings) async throws -> Database {
    print("  the database is opened")
    return Database()
  }

  func rows(of table: String) -> [String] { table == "products" ? ["tea", "cups"] : [] }
}

protocol Catalog {
  var products: [String] { get }
}

protocol SearchableCatalog: Catalog {
  func search(_ text: String) -> [String]
}

final class ProductTable: SearchableCatalog {
  private let database: Database
  init(database: Database) { self.database = database }
  var products: [String] { database.rows(of: "products") }
  func search(_ text: String) -> [String] { products.filter { $0.contains(text) } }
}

final class OrderTable {
  private let database: Database
  init(database: Database) { self.database = database }
  func add(_ order: String) -> Int { database.rows(of: "orders").count + 1 }
}

final class CustomerTable {
  init(database: Database, metrics: Metrics) {}
}

struct StorageModule: InjectionModule {
  var providers: [Provider] {
    Provide(for: Database.self, using: Database.open)
    Provide(for: ProductTable.self, using: ProductTable.init)
    Provide(for: OrderTable.self, using: OrderTable.init)
    Provide(for: CustomerTable.self, using: CustomerTable.init)
  }
}

// MARK: Payment

protocol PaymentGateway: Sendable {
  func pay(_ amount: Int) -> String
}

struct CardGateway: PaymentGateway {
  func pay(_ amount: Int) -> String { "\(amount) paid by card" }
}

struct InvoiceGateway: PaymentGateway {
  func pay(_ amount: Int) -> String { "\(amount) to be paid by invoice" }
}

final class PriceList {
  private let settings: Settings
  init(settings: Settings) { self.settings = settings }
  func price(of product: String) -> Int { product.count * (100 - settings.discount) / 100 }
}

final class FraudCheck {
  init(customers: CustomerTable, logger: any Logger) {}
}

final class Cashier {
  private let gateway: any PaymentGateway
  private let prices: PriceList
  init(gateway: any PaymentGateway, prices: PriceList, fraud: FraudCheck) {
    self.gateway = gateway
    self.prices = prices
  }
  func sell(_ product: String) -> String { gateway.pay(prices.price(of: product)) }
}

extension ProviderName {
  static let invoice: ProviderName = "invoice"
}

struct PaymentModule: InjectionModule {
  var providers: [Provider] {
    Provide(for: CardGateway.self, CardGateway())
    Provide(for: (any PaymentGateway).self, named: .invoice, InvoiceGateway())
    Provide(for: PriceList.self, using: PriceList.init)
    Provide(for: FraudCheck.self, using: FraudCheck.init)
    Provide(for: Cashier.self, using: Cashier.init)
  }
}

// MARK: Web

/// What is known of one request.
struct RequestContext {
  let customer: String
}

protocol Mailer {
  func send(_ text: String, to customer: String)
}

final class LoggingMailer: Mailer {
  private let logger: any Logger
  init(logger: any Logger) { self.logger = logger }
  func send(_ text: String, to customer: String) { logger.log("to \(customer): \(text)") }
}

/// What a customer has chosen, the same object for all that serves one request.
final class Cart {
  let context: RequestContext
  var products: [String] = []
  init(context: RequestContext) { self.context = context }
}

final class SearchPage {
  private let catalog: any SearchableCatalog
  init(catalog: any SearchableCatalog, metrics: Metrics) { self.catalog = catalog }
  func show(_ text: String) -> [String] { catalog.search(text) }
}

final class CartPage {
  private let cart: Cart
  init(cart: Cart, catalog: any Catalog) { self.cart = cart }
  func add(_ product: String) { cart.products.append(product) }
}

final class CheckoutPage {
  private let cart: Cart
  private let cashier: Cashier
  private let orders: OrderTable
  private let mailer: any Mailer
  /// Asked for when it is first read, as few customers pay by invoice.
  @Injected(named: .invoice) private var invoice: any PaymentGateway

  init(cart: Cart, cashier: Cashier, orders: OrderTable, mailer: any Mailer) {
    self.cart = cart
    self.cashier = cashier
    self.orders = orders
    self.mailer = mailer
  }

  func buy(byInvoice: Bool = false) {
    for product in cart.products {
      let receipt = byInvoice ? invoice.pay(product.count) : cashier.sell(product)
      mailer.send("order \(orders.add(product)), \(product), \(receipt)", to: cart.context.customer)
    }
  }
}

final class Router {
  let search: SearchPage
  let cart: CartPage
  let checkout: CheckoutPage
  init(search: SearchPage, cart: CartPage, checkout: CheckoutPage) {
    self.search = search
    self.cart = cart
    self.checkout = checkout
  }
}

struct WebModule: InjectionModule {
  var providers: [Provider] {
    Provide(for: LoggingMailer.self, using: LoggingMailer.init)
    Provide(for: Cart.self, option: .perInjector, using: Cart.init)
    Provide(for: SearchPage.self, using: SearchPage.init)
    Provide(for: CartPage.self, option: .alwaysNew, using: CartPage.init)
    Provide(for: CheckoutPage.self, option: .alwaysNew, using: CheckoutPage.init)
    Provide(for: Router.self, option: .alwaysNew, using: Router.init)
  }
}

// 1. The shop is the sum of its modules. Nothing is made yet.

NamadaInjector.provide {
  FoundationModule()
  StorageModule()
  PaymentModule()
  WebModule()
}

/// Makes the injector of one request: a child, which has the context and all that is made for it.
func injector(for customer: String) -> NamadaInjector {
  let request = NamadaInjector(parent: .current)
  request.provide(for: RequestContext.self, instance: RequestContext(customer: customer))
  return request
}

// 2. Check it at start-up, as a request sees it: everything at once, and nothing is made.

let findings = injector(for: "nobody").validate()
print("findings: \(findings.count)")
for finding in findings { print("\n\(finding)") }

// 3. Open the database once. From now on everybody may ask for it without waiting.

_ = try await tryInjectAsync(Database.self)

// 4. Serve requests, each with a cart of its own.

for customer in ["Ada", "Charles"] {
  let router: Router = injector(for: customer).inject()
  print("\(customer) finds \(router.search.show("tea"))")
  router.cart.add("tea")
  router.checkout.buy(byInvoice: customer == "Charles")
}

// 5. A test replaces what it must not touch, for as long as it runs.

struct TestGateway: PaymentGateway {
  func pay(_ amount: Int) -> String { "not really paid" }
}

struct TestCatalog: SearchableCatalog {
  var products: [String] { ["coffee"] }
  func search(_ text: String) -> [String] { products }
}

NamadaInjector.withOverrides {
  $0.provide(for: Database.self, Database())
  $0.provide(for: (any SearchableCatalog).self, TestCatalog())
  $0.provide(for: (any PaymentGateway).self, TestGateway())
} operation: {
  let router: Router = injector(for: "Tester").inject()
  print("The test finds \(router.search.show("tea"))")
  router.cart.add("coffee")
  router.checkout.buy()
}

// 6. Why this one, and what depends on what?

print("\n\(NamadaInjector.current.explain((any Logger).self))")

let graph = injector(for: "nobody").dependencyGraph()
print("\n\(CommandLine.arguments.contains("dot") ? graph.dot : graph.mermaid)")
