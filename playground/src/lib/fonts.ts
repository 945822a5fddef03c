/** A page whose first answer comes after this many milliseconds counts as slow. */
const SLOW = 1000;
/** Milliseconds that the fonts of a slow page wait after its first answer, so that its data comes before them. */
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
