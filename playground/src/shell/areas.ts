import type { LinkProps } from '@tanstack/react-router';
import type { IconName } from '../components/icon.tsx';
import type { ShortcutAction } from './shortcuts.ts';
import { text } from '../text/text.ts';

/** One area of the playground. */
export interface Area {
  readonly icon: IconName;
  /** Read while rendering. */
  readonly name: () => string;
  readonly to: NonNullable<LinkProps['to']>;
  /** The shortcut that leads here. */
  readonly action?: ShortcutAction;
}

/** The areas, in the order in which they are shown: Shop, Events, Account, Owner, and others after them. */
export const areas: readonly Area[] = [
  { icon: 'shop', name: () => text.nav.shop, to: '/shop', action: 'shop' },
  { icon: 'calendar', name: () => text.nav.events, to: '/events', action: 'events' },
  { icon: 'person', name: () => text.nav.account, to: '/account', action: 'account' },
  { icon: 'chart', name: () => text.nav.owner, to: '/owner', action: 'owner' },
  { icon: 'book', name: () => text.nav.reference, to: '/reference' },
];
