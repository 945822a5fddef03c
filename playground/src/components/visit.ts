/** Decides when the heading of a page takes the focus: once per navigation, not on load, and not while one works. */
export const createVisit = (firstPath: string) => {
  let seen = firstPath;
  let orphaned = false;
  return {
    /** A heading that had the focus goes away; the one that takes its place inherits it. */
    leave: (): void => {
      orphaned = true;
    },
    /** True the first time that a path is seen after another one, or when the focus would be lost. */
    takesFocus: (path: string): boolean => {
      const takes = orphaned || path !== seen;
      orphaned = false;
      seen = path;
      return takes;
    },
  };
};
