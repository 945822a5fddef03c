/** Switches of the site by topic. */
export const switchGroups = {
  site: ['sitePublished', 'storesAppInstalled', 'eventsAppInstalled'],
  members: ['verifyEmail', 'approveMembers', 'storageBlocked'],
  shop: ['acceptsPayments', 'taxIncludedInPrices', 'collectBackInStock', 'backInStockAutomation'],
} as const;

type Switch = (typeof switchGroups)[keyof typeof switchGroups][number];

/** The settings of the sandbox that the owner's screen shows. */
export interface SiteSettings extends Readonly<Record<Switch, boolean>> {
  readonly captcha: 'off' | 'visible' | 'invisible';
  readonly catalogVersion: 'V1' | 'V3';
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
