import { type Generation, generations } from './generation-choice.ts';
import { DEFAULT_IDENTITY, type IdentityId, identityIds } from './identities.ts';
import { type ScreenState, screenStates } from './screen-state.ts';

/**
 * Search parameters that every page accepts, so that a shared address shows the same page. An absent parameter means
 * unchanged, or the default.
 */
export interface RootSearch {
  readonly scenario?: string | undefined;
  /** The router parses numeric values as numbers. */
  readonly seed?: string | number | undefined;
  /** Seconds by which the sandbox's clock was advanced. */
  readonly clock?: number | undefined;
  readonly as?: IdentityId | undefined;
  /** The contract families of the site and of this page. */
  readonly generation?: Generation | undefined;
  readonly show?: Exclude<ScreenState, 'normal'> | undefined;
  /** The code that calls fail with if `show` is `error` or `partial`. */
  readonly fail?: string | undefined;
}

/** Search parameters that are retained across navigations. A simulated state belongs to the page that shows it. */
export const rootSearchKeys = ['scenario', 'seed', 'clock', 'as', 'generation'] as const;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Parses the search parameters that every page accepts; invalid values are dropped. */
export const parseRootSearch = (search: Record<string, unknown>): RootSearch => {
  const { seed, clock } = search;
  const scenario = textOf(search['scenario']);
  const as = identityIds.find((id) => id === search['as'] && id !== DEFAULT_IDENTITY);
  const generation = generations.find((known) => known === search['generation']);
  const show = screenStates.find((state) => state === search['show']);
  const fail = textOf(search['fail']);
  return {
    ...(scenario !== undefined && { scenario }),
    ...((textOf(seed) !== undefined || typeof seed === 'number') && { seed: seed as string | number }),
    ...(typeof clock === 'number' && clock > 0 && { clock }),
    ...(as && { as }),
    ...(generation && { generation }),
    ...(show && show !== 'normal' && { show, ...(fail !== undefined && { fail }) }),
  };
};
