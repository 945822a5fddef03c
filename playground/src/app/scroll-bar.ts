/**
 * Keeps the width of the page's scroll bar in `--scroll-bar`. A page under a dialog has no scroll bar and takes the same
 * space by its padding, so that the dialog and its veil reach the edge of the window.
 */
export const measureScrollBar = (): void => {
  const root = document.documentElement;
  const measure = () => {
    if (root.style.overflow !== 'hidden')
      root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
  };
  new ResizeObserver(measure).observe(root);
};
