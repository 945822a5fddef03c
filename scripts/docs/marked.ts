/** The comments between which a page has generated text. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
}

/**
 * The page with other text between its marks; the rest of the page is unchanged.
 * @throws Error that names the page when a mark is missing or the marks are in the wrong order.
 */
export const withMarked = (name: string, page: string, { begin, end }: Marks, text: string): string => {
  const [start, stop] = [page.indexOf(begin), page.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`${name} has lost its marks: ${begin} and ${end}.`);
  return `${page.slice(0, start + begin.length)}\n\n${text && `${text}\n\n`}${page.slice(stop)}`;
};
