/** Milliseconds until a page counts as slow, and by which its fonts then wait for its first data. */
const SLOW = 1000;
const WAIT = 600;

/** Shows the text in the fonts of the playground, which the browser then loads; until now it had fonts of the device. */
export const showFonts = (): void => {
  document.documentElement.removeAttribute('data-fonts-later');
};

/** Called with the first answer of the sandbox: on a slow network the fonts would delay the data of the page. */
export const showFontsSoon = (): void => {
  if (performance.now() < SLOW) showFonts();
  else setTimeout(showFonts, WAIT);
};
