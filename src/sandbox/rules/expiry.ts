import { dropStaleCart } from './cart.ts';
import type { World } from './context.ts';
import { waitsUntil } from './member-state.ts';

/** Drops what is past its time, in order of time: carts of inactive visitors (R60), then tokens (R1, R2, R10, R11). */
export const dropExpired = (world: World): void => {
  const { state, clock } = world;
  const now = clock.now();
  const carts = Object.values(state.carts);
  for (const cart of carts.toSorted((left, right) => (left.updatedDate < right.updatedDate ? -1 : 1)))
    dropStaleCart(world, cart);
  const { accessTokens, refreshTokens, codes, platformSessions, verifications, recoveries } = state;
  const { singleSignOns, providerGrants } = state;
  const signIns = [codes, platformSessions, recoveries, singleSignOns, providerGrants];
  for (const tokens of [accessTokens, refreshTokens, ...signIns])
    for (const [key, { expiresAt }] of Object.entries(tokens)) if (now >= expiresAt) delete tokens[key];
  for (const [key, verification] of Object.entries(verifications))
    if (now >= waitsUntil(verification)) delete verifications[key];
};
