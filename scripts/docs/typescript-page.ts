/**
 * Makes a page of the TypeScript reference accessible: its content is a `main` element, heading levels have
 * no gaps, no link is inside the button of a section, and each navigation has a name. The elements that color
 * single words and brackets of a signature are removed; they are a third of the bytes of all pages.
 */
export const mended = (html: string): string =>
  outlined(html)
    .replace('<div class="col-content">', '<main class="col-content">')
    .replace(/<\/div>(\s*)<div class="col-sidebar">/, '</main>$1<div class="col-sidebar">')
    .replace('<div class="page-menu">', '<div class="page-menu" role="navigation" aria-label="This page">')
    .replace('<nav id="tsd-sidebar-links"', '<nav aria-label="Other pages" id="tsd-sidebar-links"')
    .replaceAll(/<a\b[^>]*class="tsd-anchor-icon"[^]*?<\/a>/g, '')
    .replaceAll(/<span class="tsd-signature-(?:symbol|type)">([^<]*)<\/span>/g, '$1')
    .replaceAll(/ class="tsd-signature-type tsd-kind-[\w-]+"/g, '');

/** Adds `aria-level` to each heading whose level in the outline differs from its element. */
const outlined = (html: string): string => {
  const above: number[] = [];
  return html.replaceAll(/<h([1-6])\b/g, (tag, digit: string) => {
    const level = Number(digit);
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return above.length === level ? tag : `${tag} aria-level="${above.length}"`;
  });
};
