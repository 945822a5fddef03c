import type { SiteWatch } from './site-status.ts';

/**
 * The contract families of the site and of this page: the first catalog with the first cart, the newer catalog with the
 * second cart, or a site whose catalog moves while the page is open.
 */
export const generations = ['v1', 'v3', 'moving'] as const;

export type Generation = (typeof generations)[number];

/**
 * The version of the catalog that an address asks for; undefined: the present one. A moving site begins with the first
 * catalog, and has perhaps moved already.
 */
export const versionOf = (generation: Generation | undefined): 'V1' | 'V3' | undefined =>
  generation && ({ v1: 'V1', v3: 'V3', moving: undefined } as const)[generation];

/** The generation that a page uses. */
export interface GenerationChoice {
  /** Undefined until the sandbox has told its version. */
  readonly current: () => Generation | undefined;
  /** Waits until the generation is known. If the sandbox cannot be reached, the first one counts. */
  readonly known: () => Promise<Generation>;
}

/**
 * Follows the version of the site, unless the address chose a moving site.
 * @param chosen The choice in the address of the page.
 */
export const createGenerationChoice = (
  { status, reachable }: Pick<SiteWatch, 'status' | 'reachable'>,
  chosen: Generation | undefined,
): GenerationChoice => {
  const current = (): Generation | undefined => {
    if (chosen === 'moving') return chosen;
    const site = status.get();
    return site && (site.catalogVersion === 'V3' ? 'v3' : 'v1');
  };
  return {
    current,
    known: () =>
      new Promise((resolve) => {
        const stops: (() => void)[] = [];
        const look = () => {
          const now = current() ?? (reachable.get() ? undefined : 'v1');
          if (now === undefined) return;
          for (const stop of stops.splice(0)) stop();
          resolve(now);
        };
        stops.push(status.subscribe(look), reachable.subscribe(look));
        look();
      }),
  };
};

/**
 * Clears what this tab remembers of the catalog and the cart. A site of the platform never moves back to the first
 * catalog, so the client keeps that a site has moved.
 */
export const forgetVersions = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (/^vitrine:(?:catalog|cart):/.test(key)) sessionStorage.removeItem(key);
  } catch {
    // If storage is blocked, nothing was remembered.
  }
};
