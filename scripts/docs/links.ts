import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** Link targets that a page offers, and links that it contains. */
interface Page {
  readonly links: readonly string[];
  /** Anchors that a link may name after `#`. */
  readonly marks: ReadonlySet<string>;
}

/**
 * Every broken link in a folder of pages, as `page: link (why)`: its file does not exist, its page lacks the
 * anchor, or it leads out of the folder. Links to other hosts are not followed: the check works offline.
 * @param isForeign Whether another tool wrote a page: its own links and anchors are not checked. Default: none.
 */
export const brokenLinks = (folder: string, isForeign: (file: string) => boolean = () => false): string[] => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(...join(entry.parentPath, entry.name).slice(folder.length).split(sep)));
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html') && !isForeign(file))
      .map((file) => [file, read(join(folder, file))]),
  );
  const known = new Set(files);
  return [...pages].flatMap(([file, { links }]) =>
    links.flatMap((link) => {
      const why = wrong(file, link, pages, known);
      return why ? [`${file}: ${link} (${why})`] : [];
    }),
  );
};

const wrong = (
  file: string,
  link: string,
  pages: ReadonlyMap<string, Page>,
  known: ReadonlySet<string>,
): string | undefined => {
  const [address = '', mark = ''] = link.split('#', 2);
  const path = decoded(address.split('?', 1)[0] ?? '');
  if (path === undefined) return 'its escapes are invalid';
  if (path.startsWith('/')) return 'it leads out of the folder';
  const target =
    path === '' ? file : posix.join(posix.dirname(file), path.endsWith('/') ? `${path}index.html` : path);
  if (target.startsWith('../')) return 'it leads out of the folder';
  if (!known.has(target)) return 'there is no such file';
  const page = pages.get(target);
  return mark === '' || page?.marks.has(decoded(mark) ?? mark) !== false
    ? undefined
    : 'the page has no such anchor';
};

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const read = (file: string): Page => {
  const html = readFileSync(file, 'utf8').replaceAll(
    /<!--[^]*?-->|<(script|style)\b[^>]*>[^]*?<\/\1>/g,
    (found) =>
      // The address of a script is a link; the text of a script has no links.
      found.startsWith('<!--') ? '' : found.slice(0, found.indexOf('>') + 1),
  );
  return {
    links: [...new Set(attributes(html, 'href|src'))].filter((link) => !isElsewhere(link)),
    marks: new Set(attributes(html, 'id|name')),
  };
};

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
