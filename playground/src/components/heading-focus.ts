/**
 * Decides when the page heading takes the focus: once per navigation, never on load or while the user works on the
 * page.
 */
export const createHeadingFocus = (firstPath: string) => {
  let seen = firstPath;
  let orphaned = false;
  return {
    /** Records that a focused heading was removed, so that its replacement takes the focus. */
    leave: (): void => {
      orphaned = true;
    },
    /** Returns true on the first call for a path after another path, or if the focus would be lost. */
    takesFocus: (path: string): boolean => {
      const takes = orphaned || path !== seen;
      orphaned = false;
      seen = path;
      return takes;
    },
  };
};
