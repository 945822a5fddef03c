import type { LinkProps } from '@tanstack/react-router';
import type { IconName } from '../components/icon.tsx';
import type { ShortcutAction } from './shortcuts.ts';
import { text } from '../text/text.ts';

/** One area of the playground. */
export interface Area {
  readonly icon: IconName;
  /** Call it while rendering: the name depends on the language. */
  readonly name: () => string;
  readonly to: NonNullable<LinkProps['to']>;
  /** Shortcut that opens the area. */
  readonly action?: ShortcutAction;
}

/** The areas in navigation order: Shop, Events, Account, Owner, then the others. */
export const areas: readonly Area[] = [
  { icon: 'shop', name: () => text.nav.shop, to: '/shop', action: 'shop' },
  { icon: 'calendar', name: () => text.nav.events, to: '/events', action: 'events' },
  { icon: 'person', name: () => text.nav.account, to: '/account', action: 'account' },
  { icon: 'chart', name: () => text.nav.owner, to: '/owner', action: 'owner' },
  { icon: 'book', name: () => text.nav.reference, to: '/reference' },
];
