import { ownValue } from '../../../engine/values/objects.ts';
import type { RichContent } from '../../../../generated/catalog-v3/types.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+|#39);/g, (whole, name: string) => ownValue(entities, name) ?? whole)
    .trim();

/** A text in HTML as one plain line, with a space between its paragraphs. */
export const plainText = (html: string): string =>
  plain(html.replaceAll(/<\/(?:p|h\d|li)>|<br\s*\/?>/g, ' '));

/** The paragraphs of a text in HTML as a tree of nodes. Formats within a paragraph are lost. */
export const richContent = (html: string): RichContent => ({
  nodes: html
    .split(/<\/(?:p|h\d|li)>|<br\s*\/?>/)
    .map(plain)
    .filter((text) => text !== '')
    .map((text, index) => ({
      type: 'PARAGRAPH',
      id: `p${index + 1}`,
      nodes: [{ type: 'TEXT', id: `t${index + 1}`, nodes: [], textData: { text, decorations: [] } }],
    })),
  metadata: { version: 1 },
});
