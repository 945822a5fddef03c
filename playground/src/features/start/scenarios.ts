import type { IconName } from '../../components/icon.tsx';

/** Icon or currency sign on the card of a scenario. */
export const marks: Readonly<Record<string, { readonly icon: IconName } | { readonly sign: string }>> = {
  'fresh-shop': { icon: 'shop' },
  'busy-festival': { icon: 'ticket' },
  'sold-out': { icon: 'bag' },
  'members-only': { icon: 'lock' },
  'everything-broken': { icon: 'alert' },
  'empty-site': { icon: 'image' },
  'sale-starts-tomorrow': { icon: 'clock' },
  'coupon-used-up': { sign: '%' },
  'v3-shop': { sign: 'V3' },
  'moving-site': { icon: 'right' },
  'shop-usd': { sign: '$' },
  'shop-jpy': { sign: '¥' },
  'shop-kwd': { sign: 'KD' },
  'shop-inr': { sign: '₹' },
};

/** The scenarios with large cards. */
const large = ['fresh-shop', 'busy-festival', 'sold-out', 'members-only', 'everything-broken', 'empty-site'];

/** All scenarios of the sandbox, in the order of their cards. */
export const scenarios: readonly string[] = Object.keys(marks);

/** Whether a scenario is a variation, which gets a small card. */
export const isSmall = (name: string): boolean => !large.includes(name);
