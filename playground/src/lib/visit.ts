/** Remembers for which page the heading last took the focus, so that it moves once per navigation and not on load. */
export const createVisit = (firstPath: string) => {
  let seen = firstPath;
  return {
    /** True the first time that a path is seen after another one. */
    isNew: (path: string): boolean => {
      if (path === seen) return false;
      seen = path;
      return true;
    },
  };
};
