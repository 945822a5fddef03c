import type { Plugin } from 'vite';

/** Letters and signs that neither the texts of the playground nor its code examples have. */
const unused = /@font-face\s*\{[^}]*geist-mono-(?:cyrillic|cyrillic-ext|vietnamese|symbols2)-wght[^}]*\}/g;

/** Leaves such letters of the font for code out of the build; the device has them in a font of its own. */
export const spokenLetters = (): Plugin => ({
  name: 'playground:spoken-letters',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/geist-mono/wght.css') ? { code: code.replaceAll(unused, ''), map: null } : null,
});
