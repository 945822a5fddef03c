import { eventsScreens } from './events.ts';
import { membersScreens } from './members.ts';
import { ownerScreens } from './owner.ts';
import { ownerShopScreens } from './owner-shop.ts';
import type { Screens } from './screen.ts';
import { shellScreens } from './shell.ts';
import { shopScreens } from './shop.ts';

/** Every screen in all states that look different. */
export const screens: Screens = {
  ...shellScreens,
  ...shopScreens,
  ...eventsScreens,
  ...membersScreens,
  ...ownerScreens,
  ...ownerShopScreens,
};
