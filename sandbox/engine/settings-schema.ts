import * as z from 'zod/mini';
import type { DigitalFileType } from '../../generated/carts/zod.ts';
import type { SandboxSettings } from '../records/settings.ts';

const text = z.string().check(z.minLength(1), z.maxLength(500));
const decimal = z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/));
const count = z.number().check(z.nonnegative(), z.maximum(1_000_000_000));
const texts = z.array(text).check(z.maxLength(1000));
/** Lists of return addresses have at most 20 entries (R43). */
const returns = z.array(text).check(z.maxLength(20));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const oneOf = <const T extends readonly string[]>(...names: T) => z.enum(names);

// Listed here, so that a host can load the schemas of the cart later. The compiler names a file type that is missing.
const fileType = z.enum({
  UNSPECIFIED: 'UNSPECIFIED',
  SECURE_PICTURE: 'SECURE_PICTURE',
  SECURE_VIDEO: 'SECURE_VIDEO',
  SECURE_DOCUMENT: 'SECURE_DOCUMENT',
  SECURE_MUSIC: 'SECURE_MUSIC',
  SECURE_ARCHIVE: 'SECURE_ARCHIVE',
  SECURE_RAW: 'SECURE_RAW',
} satisfies { [Name in DigitalFileType]: Name });

const rate = z.strictObject({
  code: text,
  title: text,
  price: decimal,
  deliveryTime: z.string().check(z.maxLength(500)),
  pickup: z.optional(z.boolean()),
});

const benefit = z.strictObject({
  planOrderId: text,
  benefitId: text,
  memberId: text,
  name: text,
  percent: decimal,
  tickets: z.int().check(z.nonnegative()),
});

const membership = z.strictObject({
  id: text,
  appId: z.uuid(),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  productIds: z.nullable(texts),
  credits: z.nullable(
    z.strictObject({ total: z.int().check(z.positive()), remaining: z.int().check(z.nonnegative()) }),
  ),
});

const automaticDiscount = z.strictObject({
  id: z.uuid(),
  name: z.string().check(z.minLength(1), z.maxLength(256)),
  percent: z.string().check(z.regex(/^(\d{1,2}(\.\d{1,6})?|100)$/)),
  productIds: z.nullable(texts),
});

const fields = {
  accessTokenSeconds: z.int().check(z.positive(), z.maximum(1_000_000_000)),
  refreshTokenDays: count,
  clientIds: z.nullable(texts),
  ownerApiKey: text,
  ownerName: text,
  ownerEmail: text,
  callsPerMinute: z.nullable(count),
  throttling: oneOf('429', '403'),
  storeAppIds: texts,
  strict: z.boolean(),
  zeroQuantity: oneOf('remove', 'refuse'),
  cartLines: count,
  missingCart: oneOf('current', 'owned', 'empty'),
  aboveStock: oneOf('refuse', 'reduce'),
  secondCart: oneOf('replace', 'add'),
  orderedCart: oneOf('gone', 'current'),
  endedSummaryLists: z.boolean(),
  productVariants: count,
  giftCardProducts: texts,
  giftCardApp: z.boolean(),
  secureFileType: z.nullable(fileType),
  automaticDiscounts: z.array(automaticDiscount),
  storesAppInstalled: z.boolean(),
  catalogVersion: oneOf('V1', 'V3'),
  cartsEnd: oneOf('works', 'not-found', 'gone'),
  reservationsEnd: oneOf('works', 'not-found', 'gone'),
  endedFields: oneOf('given', 'left-out'),
  visitorsAskVersion: z.boolean(),
  earlierCatalogCode: oneOf('CATALOG_V1_SITE_CALLING_CATALOG_V3_API', 'CATALOG_V1_CALLING_CATALOG_V3_API'),
  catalogProvisioning: z.boolean(),
  readerPrefix: oneOf('mapped', 'stale'),
  readerProducts: z.boolean(),
  readerOthers: z.boolean(),
  bareVariants: z.boolean(),
  sortProductsByDate: z.boolean(),
  searchDelaySeconds: count,
  earlierNotificationsOnV3: z.boolean(),
  exchangeRates: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), decimal),
  backInStockApps: oneOf('both', 'installed'),
  secondBackInStockRequest: oneOf('returned', 'refused'),
  categoriesOnV1: oneOf('none', 'refuse'),
  filterCategoriesByVisible: z.boolean(),
  orderReaders: oneOf('buyers', 'members', 'owner'),
  membersSearchOrders: z.boolean(),
  catalogRecords: oneOf('live', 'tidy'),
  errorShapes: oneOf('plain', 'faithful'),
  memberships: z.array(membership),
  cartDays: count,
  cartOnSignIn: oneOf('merge', 'keep-visitor', 'keep-member'),
  // Intl accepts any three capital letters; any other text would make every price fail.
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  taxIncludedInPrices: z.boolean(),
  defaultAddress: z.looseObject({ country: z.optional(country), subdivision: z.optional(text) }),
  carrierId: text,
  shippingRegions: z.array(z.strictObject({ name: text, countries: z.array(text), rates: z.array(rate) })),
  taxRegions: z.array(z.strictObject({ region: text, name: text, standard: decimal, reduced: decimal })),
  additionalFees: z.array(z.strictObject({ code: text, name: text, price: decimal })),
  violations: z.array(z.strictObject({ severity: oneOf('WARNING', 'ERROR'), description: text })),
  failing: z.strictObject({ tax: z.boolean(), shipping: z.boolean() }),
  acceptsPayments: z.boolean(),
  createDigital: z.boolean(),
  ticketIssueSeconds: count,
  settlementSeconds: count,
  ticketsBeforePayment: z.boolean(),
  latePayments: oneOf('while-stock-lasts', 'decline'),
  voidReturnsStock: z.boolean(),
  ticketDigits: oneOf('currency', 'two'),
  reservationVisibility: oneOf('own', 'id'),
  orderedReservations: oneOf('cancel', 'keep'),
  orderVisibility: oneOf('buyer', 'number'),
  planBenefits: z.array(benefit),
  collectBackInStock: z.boolean(),
  backInStockAutomation: z.boolean(),
  refuseItemsInStock: z.boolean(),
  backInStockSeconds: count,
  redirectSessionMinutes: count,
  callbackCheck: oneOf('strict', 'faithful'),
  allowedRedirects: returns,
  captcha: oneOf('off', 'visible', 'invisible'),
  captchaTokens: z.nullable(texts),
  verifyEmail: z.boolean(),
  approveMembers: z.boolean(),
  signInState: z.nullable(oneOf('STATUS_CHECK', 'REQUIRE_MFA')),
  sessionTokenMinutes: count,
  redirectUris: z.nullable(returns),
  rotateRefreshTokens: z.boolean(),
  deadRefreshTokens: oneOf('invalid_grant', 'message'),
  dateHeader: z.enum(['readable', 'hidden', 'absent']),
  codeMinutes: count,
  verificationMinutes: count,
  verificationAttempts: count,
  resendSeconds: count,
  recoveryHours: count,
  storageBlocked: z.boolean(),
  customFields: texts,
  linkCustomFields: texts,
  membersArea: oneOf('installed', 'silent', 'refused'),
  sitePublished: z.boolean(),
  webhookPauses: z.array(count).check(z.maxLength(30)),
  webhookTimeoutMs: z.int().check(z.positive(), z.maximum(60_000)),
  webhookTime: oneOf('machine', 'sandbox'),
  webhookAudience: z.nullable(text),
  webhookIssuer: z.nullable(text),
  idpConnections: z.array(z.strictObject({ id: text, name: text, unknownPeople: oneOf('join', 'refuse') })),
  pagesUrl: z.nullable(text),
  siteUrl: text,
  productPath: text,
  eventPath: text,
  eventsAppInstalled: z.boolean(),
  rsvpParts: oneOf('all', 'requested'),
  largeReplies: oneOf('refuse', 'wait'),
  waitingListMovesUp: z.boolean(),
  eventsWithoutLimit: oneOf('none', 'all'),
  eventLimit: z.nullable(count),
  emptyBulkFilter: oneOf('refuse', 'all'),
  cloneDate: oneOf('from-now', 'from-original'),
  seriesStatus: oneOf('recurring', 'next-and-last'),
  cancelNotifiesGuests: z.boolean(),
} satisfies Record<keyof SandboxSettings, z.ZodMiniType>;

/** Settings from outside, through the control calls: any subset of the known settings. */
export const settingsSchema = z.partial(z.strictObject(fields));
