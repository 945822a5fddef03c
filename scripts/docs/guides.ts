import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import { highlight } from './highlight.ts';
import { escape } from './layout.ts';
import { type Guide, guides } from './site-map.ts';

/** The table of all operations is a page of its own, outside the folder of the guides. */
const inventory = { source: 'generated/operations.tsv', page: 'operations.html' };

/** A guide as HTML, and the pictures that it shows (paths from the project's folder). */
export interface Rendered {
  readonly html: string;
  readonly pictures: readonly string[];
}

/** A text in Markdown, and the file that its links start from. */
interface Text {
  readonly source: string;
  readonly markdown: string;
}

/** Renders a guide as {@link renderText} does. */
export const render = (
  project: string,
  guide: Guide,
  names: ReadonlyMap<string, string> = new Map(),
): Rendered => {
  const markdown = readFileSync(join(project, guide.source), 'utf8');
  return renderText(project, { source: guide.source, markdown }, names);
};

/**
 * Renders a text for a page whose links start with `up`, the way to the root. Links between guides lead to their pages,
 * and code that is a name in `names` to its page of the reference. Links to other files of the repository stay as text,
 * because the site has no copy of them.
 * @throws Error when a link or picture leads to a file that does not exist.
 */
export const renderText = (
  project: string,
  { source, markdown }: Text,
  names: ReadonlyMap<string, string>,
  up = '../',
): Rendered => {
  const pictures: string[] = [];
  const missing: string[] = [];
  const inProject = (href: string): string => {
    const path = posix.normalize(posix.join(posix.dirname(source), href.split('#', 1)[0] ?? ''));
    if (!existsSync(join(project, path))) missing.push(href);
    return path;
  };
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        const [language = '', name = ''] = lang.split(' ');
        const code = highlight(text, language);
        const caption = name ? `<figcaption>${escape(name.split('#', 1)[0] ?? '')}</figcaption>` : '';
        return `<figure class="code">${caption}<pre><code>${code}</code></pre></figure>\n`;
      },
      codespan({ text }) {
        const page = names.get(text);
        const code = `<code>${escape(text)}</code>`;
        return page ? `<a class="name" href="${up}${page}">${code}</a>` : code;
      },
      link({ href, tokens }) {
        // A name within a link keeps the target of the link.
        const text = this.parser.parseInline(tokens).replaceAll(/<a class="name"[^>]*>([^]*?)<\/a>/g, '$1');
        if (/^(https?:|mailto:|#)/.test(href)) return `<a href="${escape(href)}">${text}</a>`;
        const path = inProject(href);
        const page = path === inventory.source ? inventory.page : pageOf(path);
        const mark = href.includes('#') ? href.slice(href.indexOf('#')) : '';
        return page ? `<a href="${up}${page}${escape(mark)}">${text}</a>` : text;
      },
      image({ href, text }) {
        const path = inProject(href);
        pictures.push(path);
        return `<img src="${posix.basename(path)}" alt="${escape(text)}" />`;
      },
    },
  });
  const body = marked.parse(markdown, { async: false });
  if (missing.length > 0) throw new Error(`${source} has links to missing targets: ${missing.join(', ')}.`);
  return {
    // Areas that scroll need a tab stop, so that the keyboard reaches them.
    html: body
      .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>')
      .replaceAll('<pre>', '<pre tabindex="0">'),
    pictures,
  };
};

const pageOf = (path: string): string | undefined => {
  const guide = guides.find(({ source }) => source === path);
  return guide && `guides/${guide.page}`;
};

/** The anchor of a heading, in the form that code hosts use. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-');
