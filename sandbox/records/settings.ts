import type { DigitalFileType } from '../../generated/carts/types.ts';
import type { Address } from './cart.ts';

/** A shipping option of a region. */
export interface ShippingRate {
  code: string;
  title: string;
  /** A decimal such as '4.90'. */
  price: string;
  deliveryTime: string;
  /** The buyer collects the goods at the shop. */
  pickup?: boolean;
}

/** A region with its shipping options. */
export interface ShippingRegionSetting {
  name: string;
  /** Two-letter country codes; '*' means every country without its own region. */
  countries: readonly string[];
  rates: readonly ShippingRate[];
}

/** The tax rates of a country or of a part of it. */
export interface TaxRegionSetting {
  /** 'DE' for a country, 'US-CA' for a part of a country; '*' for all other regions. */
  region: string;
  name: string;
  /** The share of the price as a decimal: '0.19' is 19 %. */
  standard: string;
  reduced: string;
}

/** A pricing plan benefit of a member: a discount on tickets in percent. */
export interface PlanBenefitSetting {
  planOrderId: string;
  benefitId: string;
  memberId: string;
  /** Name of the plan. */
  name: string;
  /** A decimal such as '25'. */
  percent: string;
  /** The number of tickets of an order that get the discount. */
  tickets: number;
}

/** A discount that the store grants automatically (R328, R487). */
export interface AutomaticDiscountSetting {
  /** A GUID. */
  id: string;
  name: string;
  /** A decimal such as '20'. */
  percent: string;
  /** The products with the discount; null: all products. */
  productIds: readonly string[] | null;
}

/** A membership that pays for items of the store (R79). */
export interface MembershipSetting {
  id: string;
  /** The app of the membership: a GUID. */
  appId: string;
  name: string;
  /** The products that the membership pays for; null: all products. */
  productIds: readonly string[] | null;
  /** The remaining pieces that the membership pays for, and the initial number; null: unlimited. */
  credits: { total: number; remaining: number } | null;
}

/** A connection to an identity provider. */
export interface IdpConnectionSetting {
  id: string;
  /** The name on the simulated page of the provider. */
  name: string;
  /** The handling of people whom the site does not know: they become members, or the sign-in is refused. */
  unknownPeople: 'join' | 'refuse';
}

/** All settings of the simulated site, including switches for the assumed rules of the platform. */
export interface SandboxSettings {
  /** Lifetime of an access token in seconds (R10). Default 14 400. */
  accessTokenSeconds: number;
  /** Lifetime of a refresh token in days (R11). Default 365. */
  refreshTokenDays: number;
  /** Client ids that get tokens; null: every id. Default null. */
  clientIds: readonly string[] | null;
  /** The owner's API key: an Authorization header with this text identifies the owner. */
  ownerApiKey: string;
  /** The owner's name in canceled events and mails. */
  ownerName: string;
  /** The owner's address in canceled events and mails. */
  ownerEmail: string;
  /** Calls per minute and identity before they are refused (R20); null: no limit. Default null. */
  callsPerMinute: number | null;
  /** Refusal of calls above the limit: 429 with Retry-After, or 403 with an empty message (R710). Default '429'. */
  throttling: '429' | '403';
  /** Ids of the site's store in catalog references; other ids are unknown (R52). Default both ids of the store. */
  storeAppIds: readonly string[];
  /** An add without effect gives 400, not 200; carts have only the members that were observed. Default false. */
  strict: boolean;
  /** A quantity of 0 removes the line, or is refused with 400 as described (R55). Default 'remove'. */
  zeroQuantity: 'remove' | 'refuse';
  /** Maximum number of lines in a cart (R61, R455). Default 300. */
  cartLines: number;
  /** The second cart when there is none: 404 with one of two codes, or 200 without a cart (R451). Default 'current'. */
  missingCart: 'current' | 'owned' | 'empty';
  /** A quantity above the stock is refused by the second cart, or lowered (R459). Default 'refuse'. */
  aboveStock: 'refuse' | 'reduce';
  /** Creating a cart beside an existing one replaces it, or adds to it (R450). Default 'replace'. */
  secondCart: 'replace' | 'add';
  /** An ordered cart is no longer current, or still read until the next add (R477). Default 'gone'. */
  orderedCart: 'gone' | 'current';
  /** Summaries of the second cart have the two lists whose announced end has passed (R513). Default false. */
  endedSummaryLists: boolean;
  /** Maximum number of variants of a product, which are the combinations of its choices (R101). Default 1 000. */
  productVariants: number;
  /** Slugs of products whose cart lines are gift cards. Default none. */
  giftCardProducts: readonly string[];
  /** The gift card app is installed: the store lists its gift cards among the products (R655). Default false. */
  giftCardApp: boolean;
  /** Type of the file of digital products in cart lines; null: no file. Default null. */
  secureFileType: DigitalFileType | null;
  /** Discounts that the store grants automatically; a product gets the highest that applies to it (R328). Default none. */
  automaticDiscounts: readonly AutomaticDiscountSetting[];
  /** The site has the store's app; without it every call for the catalog gives 428 (R214). Default true. */
  storesAppInstalled: boolean;
  /** Version of the store's catalog: calls for the other one give 428 (R304, R305). Default V1. */
  catalogVersion: 'V1' | 'V3';
  /** Response of the first version of the cart after its announced end, 2027-02-01 (R643). Default 'not-found'. */
  cartsEnd: 'works' | 'not-found' | 'gone';
  /** Response of the reservation calls of event orders after their announced end, 2026-03-31 (R643). Default 'works'. */
  reservationsEnd: 'works' | 'not-found' | 'gone';
  /** Fields whose announced day has passed are in responses and requests, or left out (R648). Default 'given'. */
  endedFields: 'given' | 'left-out';
  /** Visitors and members may ask for the version of the catalog (R303). Default true. */
  visitorsAskVersion: boolean;
  /** Code of a call for the newer catalog on a site with the earlier one (R305). */
  earlierCatalogCode: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API' | 'CATALOG_V1_CALLING_CATALOG_V3_API';
  /** The newer catalog is being set up: its calls give 428 (R311). Default false. */
  catalogProvisioning: boolean;
  /** Response of product queries under the reader prefix on a V3 site: its products, or old ones (R307). Default mapped. */
  readerPrefix: 'mapped' | 'stale';
  /** The reader prefix of a V3 site also answers a read of one product by its id (R309). Default true. */
  readerProducts: boolean;
  /** Other reads under the reader prefix of a V3 site are answered, not refused with 428 (R309). Default false. */
  readerOthers: boolean;
  /** A product of the newer catalog has its variants, with ids of choices, without being asked (R379). Default true. */
  bareVariants: boolean;
  /** Queries of the newer catalog sort products by date (R421). Default true. */
  sortProductsByDate: boolean;
  /** Seconds until a new product is found by a search (R435). Default 0. */
  searchDelaySeconds: number;
  /** A site with the newer catalog also sends the notifications of the earlier one (R566). Default false. */
  earlierNotificationsOnV3: boolean;
  /** Value of one EUR in each currency, for prices in another currency (R434). */
  exchangeRates: Readonly<Record<string, string>>;
  /** Store apps whose back-in-stock requests are collected: both ids, or the installed one only (R651). Default both. */
  backInStockApps: 'both' | 'installed';
  /** A second back-in-stock request returns the first, or gives 409 (R654). Default 'returned'. */
  secondBackInStockRequest: 'returned' | 'refused';
  /** A site with the earlier catalog has no categories, or refuses their calls with 428 (R306). Default 'none'. */
  categoriesOnV1: 'none' | 'refuse';
  /** Queries filter categories by `visible`; otherwise 400 (R408). Default true. */
  filterCategoriesByVisible: boolean;
  /** Readers of an own store order by its id: visitors and members, members, or only owner and app (R680). Default 'buyers'. */
  orderReaders: 'buyers' | 'members' | 'owner';
  /** Members find their own store orders by a search; otherwise 403 (R681). Default true. */
  membersSearchOrders: boolean;
  /** Records of the catalog are as on real sites (HTML, absent members), or tidy (R720, R721). Default 'live'. */
  catalogRecords: 'live' | 'tidy';
  /** Codes of errors are texts (plain), or numbers and nested codes as observed (R212, R213). Default 'plain'. */
  errorShapes: 'plain' | 'faithful';
  /** Memberships that members can pay with (R79). Default none. */
  memberships: readonly MembershipSetting[];
  /** Days that the cart of an inactive visitor is kept (R60). Default 30. */
  cartDays: number;
  /** The cart after a visitor becomes a member: both merged, the visitor's or the member's (R18). Default 'merge'. */
  cartOnSignIn: 'merge' | 'keep-visitor' | 'keep-member';
  /** Currency of the site as a three-letter code (ISO 4217). Default EUR. */
  currency: string;
  /** Catalog prices include the tax; it is shown, not added. Default false. */
  taxIncludedInPrices: boolean;
  /** Address of buyers who have given none. Default Germany. */
  defaultAddress: Address;
  /** Id of the carrier: a GUID. */
  carrierId: string;
  /** Regions with their shipping options: name, countries, and rates with code, title, price and deliveryTime. */
  shippingRegions: readonly ShippingRegionSetting[];
  /** Tax rates by region: DE for a country, US-CA for a part of one, * for all other regions. */
  taxRegions: readonly TaxRegionSetting[];
  /** Fees that every estimate adds: code, name and price of each. Default none. */
  additionalFees: readonly { code: string; name: string; price: string }[];
  /** Violations in every estimate; an ERROR blocks create-checkout (R82). Default none. */
  violations: readonly { severity: 'WARNING' | 'ERROR'; description: string }[];
  /** Services that fail: their part of the totals is missing, with an error in the answer (R81). */
  failing: { tax: boolean; shipping: boolean };
  /** The site can take payments (R85). Default true. */
  acceptsPayments: boolean;
  /** Calls can make digital products (R112). Default false. */
  createDigital: boolean;
  /** Seconds from the payment until the tickets are issued; 0 issues them at once (R187). Default 3. */
  ticketIssueSeconds: number;
  /** Seconds until a capture or a void of an authorized payment is settled (R183, R184). Default 2. */
  settlementSeconds: number;
  /** Orders to be paid at the door get their tickets before the payment (R187). Default true. */
  ticketsBeforePayment: boolean;
  /** A late payment counts while tickets are available, or is declined (R186). Default 'while-stock-lasts'. */
  latePayments: 'while-stock-lasts' | 'decline';
  /** A voided payment returns its tickets (R184). Default true. */
  voidReturnsStock: boolean;
  /** Digits of an invoice: those of the currency, or two in every currency (R170). Default 'currency'. */
  ticketDigits: 'currency' | 'two';
  /** A reservation of the second family can be read by its buyer only, or by everybody with its id (R585). Default 'own'. */
  reservationVisibility: 'own' | 'id';
  /** Canceling a reservation with an order returns its tickets, or is refused with 428 (R583). Default 'cancel'. */
  orderedReservations: 'cancel' | 'keep';
  /** An order is visible to the owner and the buyer, or to every caller with event and number (R196). Default 'buyer'. */
  orderVisibility: 'buyer' | 'number';
  /** Pricing plan benefits that buyers can use at the checkout. Default none. */
  planBenefits: readonly PlanBenefitSetting[];
  /** The shop collects back-in-stock requests (R122); otherwise creating one gives 428. Default true. */
  collectBackInStock: boolean;
  /** The automation that mails back-in-stock notices is on (R122); otherwise a report ends in FAILED. Default true. */
  backInStockAutomation: boolean;
  /** A back-in-stock request for an item in stock is refused (R125). Default true. */
  refuseItemsInStock: boolean;
  /** Seconds for which a reported request is PROCESSING before its mail is sent (R121). Default 2. */
  backInStockSeconds: number;
  /** Lifetime of a redirect session and its page in minutes (R91). Default 10. */
  redirectSessionMinutes: number;
  /** Callbacks are checked when a session is made (strict), or on return only (faithful) (R95). Default 'faithful'. */
  callbackCheck: 'strict' | 'faithful';
  /** Origins that callbacks may lead to; the port '*' allows every port. */
  allowedRedirects: readonly string[];
  /** Captcha for registration and sign-in; its token comes as Recaptcha or InvisibleRecaptcha (R30). Default 'off'. */
  captcha: 'off' | 'visible' | 'invisible';
  /** Valid captcha tokens; null: every token. Default null. */
  captchaTokens: readonly string[] | null;
  /** New members must verify their e-mail address (R34). Default false. */
  verifyEmail: boolean;
  /** The owner must approve new members (R37). Default false. */
  approveMembers: boolean;
  /** State that a sign-in returns in place of success, to test a page with it (R38); null: success. Default null. */
  signInState: 'STATUS_CHECK' | 'REQUIRE_MFA' | null;
  /** Lifetime of a sign-in's session token in minutes. Default 10. */
  sessionTokenMinutes: number;
  /** The site's connections to identity providers for single sign-on. */
  idpConnections: readonly IdpConnectionSetting[];
  /** Exact return addresses of a sign-in (R43); null: every address with an allowed origin. Default null. */
  redirectUris: readonly string[] | null;
  /** A refresh token works once and is replaced by the answer (R14). Default false: the same one keeps working. */
  rotateRefreshTokens: boolean;
  /** Answer to a dead refresh token: 400 with the OAuth error invalid_grant, or with a message alone (R11). Default 'invalid_grant'. */
  deadRefreshTokens: 'invalid_grant' | 'message';
  /** The `Date` header of the answers: readable by pages of other origins, hidden from them, or absent. Default `readable`. */
  dateHeader: 'readable' | 'hidden' | 'absent';
  /** Lifetime of a sign-in's code in minutes (R16). Default 10. */
  codeMinutes: number;
  /** Lifetime of the code of a verification mail in minutes (R35). Default 15. */
  verificationMinutes: number;
  /** Maximum number of attempts with the code of a verification mail (R35). Default 5. */
  verificationAttempts: number;
  /** Seconds between two verification mails (R35). Default 30. */
  resendSeconds: number;
  /** Lifetime of a recovery link in hours (R40). Default 24. */
  recoveryHours: number;
  /** The browser blocks the platform's cookies in the silent frame, which then never answers (R42). Default false. */
  storageBlocked: boolean;
  /** Custom fields that profiles may have; others are dropped (R39). Default none. */
  customFields: readonly string[];
  /** Custom fields of profiles that hold a link; another text is refused (R666). Default none. */
  linkCustomFields: readonly string[];
  /** The Members Area app: installed, or missing; account calls then return no account, or 428 (R662). Default 'installed'. */
  membersArea: 'installed' | 'silent' | 'refused';
  /** The site has a public address; without it no hosted page works (R44). Default true. */
  sitePublished: boolean;
  /** Seconds before each further attempt to deliver a notification: by default 12 pauses, 47 h 11 min in all (R202). */
  webhookPauses: readonly number[];
  /** Milliseconds of the machine's clock until a delivery times out (R201). Default 1 250. */
  webhookTimeoutMs: number;
  /** Clock for the dates of notifications' signatures: receivers compare them with their own. Default 'machine'. */
  webhookTime: 'machine' | 'sandbox';
  /** Audience of notifications, the claim `aud`; null: no claim. Default null. */
  webhookAudience: string | null;
  /** Issuer of notifications, the claim `iss`; null: no claim. Default null. */
  webhookIssuer: string | null;
  /** Origin of the hosted pages; null: the origin of the request. `startServer` sets it. */
  pagesUrl: string | null;
  /** Origin of the shop's own pages, at the start of product addresses. */
  siteUrl: string;
  /** Path before the slug in product addresses. */
  productPath: string;
  /** Path before the slug in event addresses. */
  eventPath: string;
  /** The site has the events app; without it every call for events gives 428 (R214). Default true. */
  eventsAppInstalled: boolean;
  /** Replies to events come with all parts, or only with the requested ones (R612). Default 'all'. */
  rsvpParts: 'all' | 'requested';
  /** A reply of more people than seats are free is refused, or waits if there is a waiting list (R605). Default 'refuse'. */
  largeReplies: 'refuse' | 'wait';
  /** A seat that becomes free goes to the first reply of the waiting list that fits (R611). Default false. */
  waitingListMovesUp: boolean;
  /** Events of a query without a limit: none beside their total, or all (R705). Default 'none'. */
  eventsWithoutLimit: 'none' | 'all';
  /** Maximum number of events of the site, including drafts; null: unlimited. Default null. */
  eventLimit: number | null;
  /** An empty filter of a bulk call is refused as a mistake, or means every event (R145). Default 'refuse'. */
  emptyBulkFilter: 'refuse' | 'all';
  /** A copy of an event begins two weeks from now, or two weeks from the original (R136). Default 'from-now'. */
  cloneDate: 'from-now' | 'from-original';
  /** Events of a series are RECURRING; or the next, last ended and last canceled differ. Default 'recurring'. */
  seriesStatus: 'recurring' | 'next-and-last';
  /** Guests get a mail when an event is canceled (R134). Default true. */
  cancelNotifiesGuests: boolean;
}
