import type { IconName } from '../../components/icon.tsx';

/** The scenarios with a card, in order, each with its icon. An address can name every other scenario of the sandbox. */
export const icons: Readonly<Record<string, IconName>> = {
  'fresh-shop': 'shop',
  'busy-festival': 'ticket',
  'sold-out': 'bag',
  'members-only': 'lock',
  'everything-broken': 'alert',
  'empty-site': 'image',
};

export const scenarios: readonly string[] = Object.keys(icons);
