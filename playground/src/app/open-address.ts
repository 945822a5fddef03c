import { versionOf } from '../site/generation-choice.ts';
import type { Control } from '../site/control.ts';
import { forgetIdentities } from '../site/identities.ts';
import type { RootSearch } from '../site/root-search.ts';
import type { SiteStatus } from '../site/site-status.ts';

/**
 * Brings the sandbox to the site that the address names, once, when the page is opened. A sandbox with the same
 * scenario and seed is kept with its carts and members, so that a reload loses nothing; its clock is only moved
 * forward.
 */
export const openAddress = async (
  control: Control,
  { scenario, seed, clock, generation }: RootSearch,
  forget: () => void = forgetIdentities,
): Promise<void> => {
  const version = versionOf(generation);
  if (![scenario, seed, clock, version].some((given) => given !== undefined)) return;
  let is = await control.send<SiteStatus>('GET /sandbox/hash');
  const other =
    (scenario !== undefined && scenario !== is.scenario) || (seed !== undefined && String(seed) !== is.seed);
  if (other) {
    is = await control.send<SiteStatus>('POST /sandbox/reset', {
      ...(scenario !== undefined && { scenario }),
      ...(seed !== undefined && { seed: String(seed) }),
    });
    forget();
  }
  if (version !== undefined && version !== is.catalogVersion)
    await control.send('POST /sandbox/settings', { catalogVersion: version });
  const ahead = (clock ?? 0) - Math.round(is.moved / 1000);
  if (ahead > 0) await control.send('POST /sandbox/advance', { seconds: ahead });
};
