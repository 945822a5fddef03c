/** Markup that needs no escaping. */
export interface Markup {
  readonly markup: string;
}

type Content = Markup | string | number | null | undefined | false | readonly Content[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const isList = (content: Content): content is readonly Content[] => Array.isArray(content);

const write = (content: Content): string => {
  if (content === null || content === undefined || content === false) return '';
  if (typeof content === 'string' || typeof content === 'number') return escape(String(content));
  if (isList(content)) return content.map(write).join('');
  return content.markup;
};

/** Markup from a template; every inserted text is escaped. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Markup => ({
  markup: parts.map((part, index) => part + write(contents[index])).join(''),
});
