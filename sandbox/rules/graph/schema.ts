import { buildSchema, type GraphQLSchema } from 'graphql';

/**
 * The GraphQL schema of the sandbox: the main objects of a site, with the fields of their services. The platform's own
 * schema is larger and is not described; this one uses the names of the services.
 */
const TEXT = /* GraphQL */ `
  "Any JSON value: filters and options."
  scalar JSON

  type Query {
    products(queryInput: QueryInput): Products!
    product(id: ID!): Product
    collections(queryInput: QueryInput): Collections!
    collection(id: ID, slug: String): Collection
    events(queryInput: QueryInput): Events!
    event(id: ID, slug: String): Event
    "The cart of the caller."
    cart: Cart
    "The member who calls; null for everybody else."
    member: Member
  }

  type Mutation {
    addToCurrentCart(lineItems: [LineItemInput!]!): Cart
    updateCurrentCartLineItemQuantity(lineItems: [LineItemQuantityInput!]!): Cart
    removeLineItemsFromCurrentCart(lineItemIds: [ID!]!): Cart
    "Puts a coupon on the cart, in place of the one that is there."
    applyCouponToCurrentCart(couponCode: String!): Cart
    removeCouponFromCurrentCart: Cart
  }

  input QueryInput {
    query: QueryBody
  }
  input QueryBody {
    filter: JSON
    sort: [SortInput!]
    paging: PagingInput
    cursorPaging: CursorPagingInput
  }
  input SortInput {
    fieldName: String!
    order: SortOrder
  }
  enum SortOrder {
    ASC
    DESC
  }
  input PagingInput {
    limit: Int
    offset: Int
  }
  input CursorPagingInput {
    limit: Int
    cursor: String
  }

  input LineItemInput {
    catalogReference: CatalogReferenceInput!
    quantity: Int
  }
  input CatalogReferenceInput {
    appId: String!
    catalogItemId: String!
    options: JSON
  }
  input LineItemQuantityInput {
    id: ID!
    quantity: Int!
  }

  type Paging {
    count: Int
    offset: Int
    total: Int
    cursors: Cursors
  }
  type Cursors {
    next: String
    prev: String
  }

  type Products {
    items: [Product!]!
    pageInfo: Paging!
  }
  type Product {
    id: ID!
    name: String!
    slug: String!
    visible: Boolean
    productType: String!
    description: String
    sku: String
    weight: Float
    brand: String
    ribbon: String
    stock: Stock
    priceData: Price!
    priceRange: Range
    discount: Discount
    media: Media
    productOptions: [ProductOption!]!
    variants: [Variant!]!
    collectionIds: [ID!]!
    "The collections that hold the product and that the caller may see."
    collections: [Collection!]!
    productPageUrl: PageUrl
    lastUpdated: String
    createdDate: String
  }
  type Stock {
    trackInventory: Boolean!
    quantity: Int
    inStock: Boolean!
    inventoryStatus: String!
  }
  type Price {
    currency: String!
    price: Float!
    discountedPrice: Float!
    pricePerUnit: Float
    formatted: FormattedPrice!
  }
  type FormattedPrice {
    price: String!
    discountedPrice: String!
    pricePerUnit: String
  }
  type Range {
    minValue: Float!
    maxValue: Float!
  }
  type Discount {
    type: String!
    value: Float!
  }
  type Media {
    mainMedia: MediaItem
    items: [MediaItem!]!
  }
  type MediaItem {
    id: ID!
    mediaType: String!
    title: String
    image: File
  }
  type File {
    url: String!
    width: Int!
    height: Int!
    altText: String
  }
  type ProductOption {
    name: String!
    optionType: String!
    choices: [Choice!]!
  }
  type Choice {
    value: String!
    description: String!
    inStock: Boolean!
    visible: Boolean!
  }
  type Variant {
    id: ID!
    choices: JSON!
    variant: VariantData!
    stock: VariantStock
  }
  type VariantData {
    priceData: Price!
    weight: Float!
    sku: String!
    visible: Boolean!
  }
  type VariantStock {
    trackQuantity: Boolean!
    quantity: Int
    inStock: Boolean!
  }
  type PageUrl {
    base: String!
    path: String!
  }

  type Collections {
    items: [Collection!]!
    pageInfo: Paging!
  }
  type Collection {
    id: ID!
    name: String!
    slug: String!
    description: String
    visible: Boolean
    numberOfProducts: Int!
    media: Media
    "The products of the collection that the caller may see."
    products(queryInput: QueryInput): Products!
  }

  type Events {
    items: [Event!]!
    pageInfo: Paging!
  }
  type Event {
    id: ID!
    title: String!
    slug: String
    status: String!
    shortDescription: String
    detailedDescription: String
    dateAndTimeSettings: EventDates
    location: EventLocation
    registration: EventRegistration
    eventPageUrl: PageUrl
  }
  type EventDates {
    dateAndTimeTbd: Boolean
    dateAndTimeTbdMessage: String
    startDate: String
    endDate: String
    timeZoneId: String
  }
  type EventLocation {
    name: String
    type: String
    locationTbd: Boolean
  }
  type EventRegistration {
    type: String
    status: String
  }

  type Cart {
    id: ID!
    currency: String!
    buyerNote: String
    lineItems: [LineItem!]!
    appliedDiscounts: [CartDiscount!]!
    checkoutId: ID
    "What the cart comes to, by the address that the shop knows."
    priceSummary: PriceSummary
    createdDate: String
    updatedDate: String
  }
  type LineItem {
    id: ID!
    quantity: Int!
    productName: ProductName!
    price: Money!
    fullPrice: Money
    lineItemPrice: Money
    availability: Availability
    catalogReference: CatalogReference
  }
  type ProductName {
    original: String!
  }
  type Money {
    amount: String!
    formattedAmount: String!
  }
  type Availability {
    status: String!
    quantityAvailable: Int
  }
  type CatalogReference {
    appId: String!
    catalogItemId: String!
    options: JSON
  }
  type CartDiscount {
    coupon: Coupon
    merchantDiscount: MerchantDiscount
  }
  type Coupon {
    id: ID
    code: String
  }
  type MerchantDiscount {
    amount: Money
  }
  type PriceSummary {
    subtotal: Money!
    discount: Money!
    shipping: Money!
    additionalFees: Money!
    tax: Money!
    total: Money!
  }

  type Member {
    id: ID!
    email: MemberEmail
    status: MemberStatus
    identityProfile: MemberProfile
  }
  type MemberEmail {
    address: String!
    isVerified: Boolean!
  }
  type MemberStatus {
    name: String!
  }
  type MemberProfile {
    firstName: String
    lastName: String
    nickname: String
  }
`;

let built: GraphQLSchema | undefined;

/** The schema, built on first use. */
export const graphSchema = (): GraphQLSchema => (built ??= buildSchema(TEXT));
