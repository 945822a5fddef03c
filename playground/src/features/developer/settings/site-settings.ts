/** Switches of the site by topic. */
export const switchGroups = {
  site: ['sitePublished', 'storesAppInstalled', 'eventsAppInstalled'],
  members: ['verifyEmail', 'approveMembers', 'storageBlocked'],
  shop: ['acceptsPayments', 'taxIncludedInPrices', 'collectBackInStock', 'backInStockAutomation'],
  generations: [
    'catalogProvisioning',
    'visitorsAskVersion',
    'readerProducts',
    'readerOthers',
    'bareVariants',
    'sortProductsByDate',
    'filterCategoriesByVisible',
    'earlierNotificationsOnV3',
    'endedSummaryLists',
    'membersSearchOrders',
  ],
} as const;

/** Settings about the two contract families that have a few named values. */
export const choices = {
  catalogVersion: ['V1', 'V3'],
  cartsEnd: ['works', 'not-found', 'gone'],
  reservationsEnd: ['works', 'not-found', 'gone'],
  endedFields: ['given', 'left-out'],
  readerPrefix: ['mapped', 'stale'],
  categoriesOnV1: ['none', 'refuse'],
  missingCart: ['current', 'owned', 'empty'],
  aboveStock: ['refuse', 'reduce'],
  secondCart: ['replace', 'add'],
  orderedCart: ['gone', 'current'],
  backInStockApps: ['both', 'installed'],
  secondBackInStockRequest: ['returned', 'refused'],
  reservationVisibility: ['own', 'id'],
  orderedReservations: ['cancel', 'keep'],
  orderReaders: ['buyers', 'members', 'owner'],
  membersArea: ['installed', 'silent', 'refused'],
} as const;

export type ChoiceName = keyof typeof choices;

type Choices = { readonly [Name in ChoiceName]: (typeof choices)[Name][number] };

type Switch = (typeof switchGroups)[keyof typeof switchGroups][number];

/** The settings of the sandbox that the owner's screen shows. */
export interface SiteSettings extends Readonly<Record<Switch, boolean>>, Choices {
  readonly captcha: 'off' | 'visible' | 'invisible';
  readonly allowedRedirects: readonly string[];
  /** Null: every address on an allowed origin. */
  readonly redirectUris: readonly string[] | null;
  /** Tax rates by region as shares: '0.19' is 19 %. */
  readonly taxRegions: readonly {
    readonly region: string;
    readonly name: string;
    readonly standard: string;
    readonly reduced: string;
  }[];
}

/** The non-empty lines of a text. */
export const linesOf = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
