/** An entry of the search index. The names are short, because a reader loads the whole index. */
export interface Place {
  /** Kind of the entry: a guide, an operation, a symbol. */
  readonly k: 'Guide' | 'Operation' | 'TypeScript';
  readonly t: string;
  /** Address below the root. */
  readonly u: string;
  /** The heading above the text. */
  readonly s?: string;
  readonly x: string;
}

const plain = (html: string): string =>
  html
    // The tokens of a line of code are joined without spaces.
    .replaceAll(/<\/?(?:a|code|em|span|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The entries of a page, one for each section. */
export const placesOf = (title: string, page: string, html: string): Place[] =>
  html
    .split(/(?=<h[23] id=)/)
    .map((section) => {
      const [, id, heading] = /^<h[23] id="([^"]*)">([^]*?)<\/h[23]>/.exec(section) ?? [];
      return {
        k: 'Guide' as const,
        t: title,
        u: id ? `${page}#${id}` : page,
        ...(heading && { s: plain(heading) }),
        x: plain(section.replace(/^<h[1-3][^>]*>[^]*?<\/h[1-3]>/, '')),
      };
    })
    .filter(({ x, s }) => x !== '' || s !== undefined);

/** The index as a script, because a page from the file system may not load other data. */
export const searchScript = (places: readonly Place[]): string =>
  `globalThis.places = ${JSON.stringify(places)};\n`;
