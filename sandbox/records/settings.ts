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
  /** Two-letter country codes; '*' stands for every country without a region of its own. */
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
  /** Seconds that an access token lives (R10). Default 14 400. */
  accessTokenSeconds: number;
  /** Days that a refresh token lives (R11). Default 365. */
  refreshTokenDays: number;
  /** Client ids that get tokens; null lets every id pass. Default null. */
  clientIds: readonly string[] | null;
  /** The owner's API key: an Authorization header with this text is the owner. */
  ownerApiKey: string;
  /** The owner's name, as canceled events and mails show it. */
  ownerName: string;
  /** The owner's address, as canceled events and mails show it. */
  ownerEmail: string;
  /** Calls per minute and identity before 429 (R20); null switches the limit off. Default null. */
  callsPerMinute: number | null;
  /** Ids that count as the site's store in catalog references; others are unknown (R52). Default both ids of the store. */
  storeAppIds: readonly string[];
  /** An add that cannot be done fails with 400, not a silent 200; carts lack members that were never observed. Default false. */
  strict: boolean;
  /** A quantity of 0 removes the line, or is refused with 400 as the description has it (R55). Default 'remove'. */
  zeroQuantity: 'remove' | 'refuse';
  /** Most lines of a cart (R61). Default 300. */
  cartLines: number;
  /** Most variants of a product: the combinations of its choices (R101). Default 1 000. */
  productVariants: number;
  /** Slugs of products whose cart lines are gift cards. Default none. */
  giftCardProducts: readonly string[];
  /** Type of the file that cart lines of digital products carry; null: they carry none. Default null. */
  secureFileType: DigitalFileType | null;
  /** The site has the store's app; without it every call for the catalog answers 428 (R214). Default true. */
  storesAppInstalled: boolean;
  /** Version of the store's catalog: the calls are for V1, a store with V3 answers them with 428 (R215). Default V1. */
  catalogVersion: 'V1' | 'V3';
  /** Codes of errors are texts (plain), or numbers and wrapped codes where the platform has them (R212, R213). Default 'plain'. */
  errorShapes: 'plain' | 'faithful';
  /** Memberships that members can pay with (R79). Default none. */
  memberships: readonly MembershipSetting[];
  /** Days that the cart of an inactive visitor is kept (R60). Default 30. */
  cartDays: number;
  /** Cart that remains when a visitor becomes a member: both merged, the visitor's or the member's (R18). Default 'merge'. */
  cartOnSignIn: 'merge' | 'keep-visitor' | 'keep-member';
  /** Currency of the site, in three letters (ISO 4217). Default EUR. */
  currency: string;
  /** Prices of the catalog hold the tax already; it is shown, not added. Default false. */
  taxIncludedInPrices: boolean;
  /** Address that is assumed for a buyer who gave none. Default Germany. */
  defaultAddress: Address;
  /** Id of the carrier that delivers: a GUID. */
  carrierId: string;
  /** Regions with their ways to deliver: name, countries, and rates with code, title, price and deliveryTime. */
  shippingRegions: readonly ShippingRegionSetting[];
  /** Tax rates by region: DE for a country, US-CA for a part of one, * for all others. */
  taxRegions: readonly TaxRegionSetting[];
  /** Fees that every estimate adds: code, name and price of each. Default none. */
  additionalFees: readonly { code: string; name: string; price: string }[];
  /** Notes that every estimate carries; an ERROR blocks create-checkout (R82). Default none. */
  violations: readonly { severity: 'WARNING' | 'ERROR'; description: string }[];
  /** Services that are down: their part of the totals is missing and an error says so (R81). */
  failing: { tax: boolean; shipping: boolean };
  /** The site can take payments (R85). Default true. */
  acceptsPayments: boolean;
  /** Digital products can be made by call, too (R112). Default false. */
  createDigital: boolean;
  /** Seconds from the payment until the tickets are there; 0 issues them at once (R187). Default 3. */
  ticketIssueSeconds: number;
  /** Seconds until a capture or a void of an authorized payment is settled (R183, R184). Default 2. */
  settlementSeconds: number;
  /** Orders that are paid at the door get their tickets before the payment (R187). Default true. */
  ticketsBeforePayment: boolean;
  /** A payment after the hold counts while there are tickets left, or is declined (R186). Default 'while-stock-lasts'. */
  latePayments: 'while-stock-lasts' | 'decline';
  /** A voided payment gives its tickets back (R184). Default true. */
  voidReturnsStock: boolean;
  /** Digits of an invoice: those of the currency, or two in every currency (R170). Default 'currency'. */
  ticketDigits: 'currency' | 'two';
  /** An order is shown to the owner and its buyer, or to everybody who knows event and number (R196). Default 'buyer'. */
  orderVisibility: 'buyer' | 'number';
  /** Benefits of pricing plans that buyers can name at the checkout. Default none. */
  planBenefits: readonly PlanBenefitSetting[];
  /** The shop takes requests to be told when an item is back (R122); else creating one gives 428. Default true. */
  collectBackInStock: boolean;
  /** The automation that writes to those who wait is on (R122); else a report ends in FAILED. Default true. */
  backInStockAutomation: boolean;
  /** A request to be told of an item that is in stock is refused (R125). Default true. */
  refuseItemsInStock: boolean;
  /** Seconds that a reported request is PROCESSING before its mail goes out (R121). Default 2. */
  backInStockSeconds: number;
  /** Minutes that a redirect session and the page behind it live (R91). Default 10. */
  redirectSessionMinutes: number;
  /** Callbacks are checked when a session is made (strict), or only on return (faithful) (R95). Default 'strict'. */
  callbackCheck: 'strict' | 'faithful';
  /** Origins that callbacks may lead to; a port of '*' allows every port. */
  allowedRedirects: readonly string[];
  /** Captcha that registering and signing in ask for (R30). Default 'off'. */
  captcha: 'off' | 'visible' | 'invisible';
  /** Captcha tokens that pass; null lets every one pass. Default null. */
  captchaTokens: readonly string[] | null;
  /** New members confirm their e-mail address first (R34). Default false. */
  verifyEmail: boolean;
  /** The owner lets new members in (R37). Default false. */
  approveMembers: boolean;
  /** State that signing in leads to in place of success, to try a page with it (R38); null: success. Default null. */
  signInState: 'STATUS_CHECK' | 'REQUIRE_MFA' | null;
  /** Minutes that the session token of a sign-in works. Default 10. */
  sessionTokenMinutes: number;
  /** The site's connections to identity providers, by which people sign in (single sign-on). */
  idpConnections: readonly IdpConnectionSetting[];
  /** Addresses that a sign-in may lead back to, to the letter (R43); null: every one on an allowed origin. Default null. */
  redirectUris: readonly string[] | null;
  /** A refresh token works once, and the answer brings another (R14). Default false: the same one keeps working. */
  rotateRefreshTokens: boolean;
  /** Minutes that the code of a sign-in works (R16). Default 10. */
  codeMinutes: number;
  /** Minutes that the code of a verification mail works (R35). Default 15. */
  verificationMinutes: number;
  /** How often the code of a verification mail may be tried (R35). Default 5. */
  verificationAttempts: number;
  /** Seconds between two verification mails (R35). Default 30. */
  resendSeconds: number;
  /** Hours that a recovery link works (R40). Default 24. */
  recoveryHours: number;
  /** The browser keeps the platform's cookies from the silent frame, which then never answers (R42). Default false. */
  storageBlocked: boolean;
  /** Custom fields that profiles may have; others are dropped (R39). Default none. */
  customFields: readonly string[];
  /** The site has a public address; without one no hosted page works (R44). Default true. */
  sitePublished: boolean;
  /** How often a notification is tried until it is given up (R202). Default 12. */
  webhookTries: number;
  /** Seconds until the first repeat; each further pause is twice as long (R202). Default 1. */
  webhookPauseSeconds: number;
  /** Milliseconds of the machine's clock that a receiver has to answer (R201). Default 1 250. */
  webhookTimeoutMs: number;
  /** Clock that dates the signatures of notifications: receivers compare it with theirs. Default 'machine'. */
  webhookTime: 'machine' | 'sandbox';
  /** Audience of notifications, the claim `aud`; null: no claim. Default null. */
  webhookAudience: string | null;
  /** Issuer of notifications, the claim `iss`; null: no claim. Default null. */
  webhookIssuer: string | null;
  /** Origin of the hosted pages; null: the one that the sandbox was reached under. `startServer` sets it. */
  pagesUrl: string | null;
  /** Origin of the shop's own pages; product addresses start with it. */
  siteUrl: string;
  /** Path before the slug in product addresses. */
  productPath: string;
  /** Path before the slug in event addresses. */
  eventPath: string;
  /** The site has the events app; without it every call for events answers 428 (R214). Default true. */
  eventsAppInstalled: boolean;
  /** Most events of the site, drafts included; null: any number. Default null. */
  eventLimit: number | null;
  /** An empty filter of a bulk call is refused as a mistake, or means every event (R145). Default 'refuse'. */
  emptyBulkFilter: 'refuse' | 'all';
  /** A copy of an event begins two weeks from now, or two weeks from the original (R136). Default 'from-now'. */
  cloneDate: 'from-now' | 'from-original';
  /** Events of a series are all RECURRING, or the next, last ended and last canceled one stand out. Default 'recurring'. */
  seriesStatus: 'recurring' | 'next-and-last';
  /** Guests are told by mail when an event is canceled (R134). Default true. */
  cancelNotifiesGuests: boolean;
}
