/** Pictures of the site that a new visitor finds, by the path of the page that shows them first. */
export type KnownPictures = Readonly<Record<string, readonly string[]>>;

/** The element of the page of the build that holds the pictures as JSON; see vite/frames. */
export const KNOWN_PICTURES = 'known-pictures';

const key = 'vitrine.opened';

/**
 * Whether this browser opens the playground for the first time, so that its sandbox still has the site that every sandbox
 * begins with. False if nothing can be stored.
 */
export const isFirstVisit = (): boolean => {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
};

/** Notes that the site of the sandbox may differ from now on. */
export const noteVisit = (): void => {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Without storage, no visit counts as the first.
  }
};

/**
 * The names of the pictures that the opened page shows first. They are known only on the first visit, and only without
 * parameters in the address, which may choose another site or another list.
 * @param base Path of the folder that the playground is served from.
 */
export const knownPictures = (base: string): readonly string[] => {
  if (location.search !== '' || !isFirstVisit()) return [];
  const known = JSON.parse(document.getElementById(KNOWN_PICTURES)?.textContent ?? '{}') as KnownPictures;
  return known[location.pathname.slice(base.length).replace(/\/$/, '')] ?? [];
};
