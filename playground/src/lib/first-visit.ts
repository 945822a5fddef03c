const key = 'vitrine.opened';

/** Whether this browser opens the playground for the first time. False if nothing can be stored. */
export const isFirstVisit = (): boolean => {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
};

/** Notes that later visits are not the first. */
export const noteVisit = (): void => {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Without storage, no visit counts as the first.
  }
};
