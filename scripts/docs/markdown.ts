import { Marked } from 'marked';

const marked = new Marked({ gfm: true });

/** A description as paragraphs and lists. */
export const block = (text: string): string => marked.parse(text, { async: false });

/** A description within a line. */
export const inline = (text: string): string => marked.parseInline(text.trim(), { async: false });
