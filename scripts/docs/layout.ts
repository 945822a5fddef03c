/** Depth of a page: number of folders below the root of the site. */
export type Depth = 0 | 1;

/** One link of the bar on top. */
export interface Link {
  readonly href: string;
  readonly text: string;
}

/** Text escaped for HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The logo of the project, as in the playground. */
const mark = `<svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <path d="M9.5 7.5h13v13h-13z" fill="none" stroke="var(--on-accent)" stroke-width="1.8" stroke-linejoin="round" />
        <path d="M7 24.5h18" stroke="var(--on-accent)" stroke-width="1.8" stroke-linecap="round" />
        <circle cx="16" cy="15.5" r="3" fill="var(--on-accent)" />
      </svg>`;

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
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header class="bar">
      <a class="brand" href="${up}index.html">${mark}<span>Vitrine</span></a>
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
