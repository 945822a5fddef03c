/** Depth of a page: number of folders below the root of the site. */
export type Depth = 0 | 1;

/** One link of the bar on top. */
export interface Link {
  readonly href: string;
  readonly text: string;
}

/** Text as it may stand in HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page of the site, with a list of other pages beside it or without. Links in `nav` are relative to the root. */
export const page = (title: string, body: string, nav: readonly Link[], depth: Depth, side = ''): string => {
  const up = '../'.repeat(depth);
  const links = nav.map(({ href, text }) => `<a href="${up}${href}">${escape(text)}</a>`).join('\n        ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escape(title)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${up}style.css" />
    <link rel="stylesheet" href="${up}operations.css" />
    <link rel="stylesheet" href="${up}try.css" />
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header class="bar">
      <a class="name" href="${up}index.html">Vitrine</a>
      <nav aria-label="Pages">
        ${links}
${side ? '        <a class="to-side" href="#pages">All pages</a>\n' : ''}      </nav>
      <form class="search" action="${up}search.html" role="search" aria-label="All pages">
        <input name="q" type="search" aria-label="Search" aria-keyshortcuts="/" placeholder="Search" autocomplete="off" spellcheck="false" />
        <kbd aria-hidden="true">/</kbd>
        <div class="found" hidden>
          <p role="status"></p>
          <ol class="results"></ol>
          <button>All results</button>
        </div>
      </form>
    </header>
${side ? '    <div class="beside">\n' : ''}    <main id="content"${depth === 0 ? '' : ' class="text"'}>
${body}
    </main>
${side ? `${side}\n    </div>\n` : ''}    <script src="${up}site.js"></script>
  </body>
</html>
`;
};
