import { DEFAULT_IDENTITY, type IdentityId, identityIds } from './identities.ts';
import { type ScreenState, screenStates } from './screen-state.ts';

/** What an address can carry on every page, so that it shows the same elsewhere. Left out: as it is, or the default. */
export interface RootSearch {
  readonly scenario?: string | undefined;
  /** The router reads numbers as numbers. */
  readonly seed?: string | number | undefined;
  /** Seconds that the sandbox's clock was moved by. */
  readonly clock?: number | undefined;
  readonly as?: IdentityId | undefined;
  readonly show?: Exclude<ScreenState, 'normal'> | undefined;
  /** The code that calls fail with while `show` is `error` or `partial`. */
  readonly fail?: string | undefined;
}

/** The members of an address that stay while one moves between pages. */
export const rootSearchKeys = ['scenario', 'seed', 'clock', 'as', 'show', 'fail'] as const;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the members that every page understands; what makes no sense is left out. */
export const parseRootSearch = (search: Record<string, unknown>): RootSearch => {
  const { seed, clock } = search;
  const scenario = textOf(search['scenario']);
  const as = identityIds.find((id) => id === search['as'] && id !== DEFAULT_IDENTITY);
  const show = screenStates.find((state) => state === search['show']);
  const fail = textOf(search['fail']);
  return {
    ...(scenario !== undefined && { scenario }),
    ...((textOf(seed) !== undefined || typeof seed === 'number') && { seed: seed as string | number }),
    ...(typeof clock === 'number' && clock > 0 && { clock }),
    ...(as && { as }),
    ...(show && show !== 'normal' && { show, ...(fail !== undefined && { fail }) }),
  };
};
