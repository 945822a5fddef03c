import type { World } from './context.ts';

const DAY = 86_400_000;

/** Drops what is past its time, in order of time: carts of inactive visitors (R60), then tokens (R1, R2, R10, R11). */
export const dropExpired = ({ state, clock }: World): void => {
  const now = clock.now();
  for (const [key, { owner, updatedDate }] of Object.entries(state.carts))
    if (owner.role === 'visitor' && now - Date.parse(updatedDate) > state.settings.cartDays * DAY)
      delete state.carts[key];
  const { accessTokens, refreshTokens, codes, platformSessions, verifications, recoveries } = state;
  const { singleSignOns, providerGrants } = state;
  const signIns = [codes, platformSessions, verifications, recoveries, singleSignOns, providerGrants];
  for (const tokens of [accessTokens, refreshTokens, ...signIns])
    for (const [key, { expiresAt }] of Object.entries(tokens)) if (now >= expiresAt) delete tokens[key];
};
