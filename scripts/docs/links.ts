import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** Link targets that a page offers, and links that it contains. */
interface Page {
  readonly links: readonly string[];
  /** Marks that a link may name after `#`. */
  readonly marks: ReadonlySet<string>;
}

/**
 * Every link of a folder of pages that leads nowhere, as `page: link (why)`: to a file that is not there, to a mark
 * that its page does not have, or out of the folder. Links to other hosts are not followed: the check works offline.
 * @param isLeft Whether a file was left out on purpose, so that links to it are right. Default: none was.
 */
export const brokenLinks = (folder: string, isLeft: (file: string) => boolean = () => false): string[] => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(...join(entry.parentPath, entry.name).slice(folder.length).split(sep)));
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, read(join(folder, file))]),
  );
  const known = new Set(files);
  return [...pages].flatMap(([file, { links }]) =>
    links.flatMap((link) => {
      const why = wrong(file, link, pages, (target) => known.has(target) || isLeft(target));
      return why ? [`${file}: ${link} (${why})`] : [];
    }),
  );
};

const wrong = (
  file: string,
  link: string,
  pages: ReadonlyMap<string, Page>,
  isKnown: (file: string) => boolean,
): string | undefined => {
  const [address = '', mark = ''] = link.split('#', 2);
  const path = decoded(address.split('?', 1)[0] ?? '');
  if (path === undefined) return 'its escapes stand for no text';
  if (path.startsWith('/')) return 'it leads out of the folder';
  const target =
    path === '' ? file : posix.join(posix.dirname(file), path.endsWith('/') ? `${path}index.html` : path);
  if (target.startsWith('../')) return 'it leads out of the folder';
  if (!isKnown(target)) return 'there is no such file';
  const page = pages.get(target);
  // A mark that begins with a slash is a place within a page that keeps it by a script of its own.
  if (mark === '' || mark.startsWith('/') || page?.marks.has(decoded(mark) ?? mark) !== false)
    return undefined;
  return 'the page has no such mark';
};

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const read = (file: string): Page => {
  const text = readFileSync(file, 'utf8');
  const html = text.replaceAll(/<!--[^]*?-->|<(script|style)\b[^>]*>[^]*?<\/\1>/g, (found) =>
    // A script that is loaded is a link; its text is none.
    found.startsWith('<!--') ? '' : found.slice(0, found.indexOf('>') + 1),
  );
  const written = isRedoc(html) ? inRedoc(text) : { links: [], marks: [] };
  return {
    links: [...new Set([...attributes(html, 'href|src'), ...written.links])].filter(
      (link) => !isElsewhere(link),
    ),
    marks: new Set([...attributes(html, 'id|name'), ...written.marks]),
  };
};

/** A page of redoc holds its description as data: links in its texts, and a mark for each operation. */
const inRedoc = (text: string): { links: string[]; marks: string[] } => ({
  links: [...text.matchAll(/\]\((\.\.?\/[^)\\"]+)\)/g)].map(([, link = '']) => link),
  marks: [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id = '']) => `operation/${id}`),
});

const isRedoc = (html: string): boolean => html.includes('<div id="redoc">');

const isElsewhere = (link: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);

const attributes = (html: string, names: string): string[] =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s(?:${names})=(?:"([^"]*)"|'([^']*)')`, 'gi'))].map(
    ([, one, other]) => unescaped(one ?? other ?? ''),
  );

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
