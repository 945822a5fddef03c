/** Form in which the title of a test names its rules: `R54: …` or `R52, R157: …`. */
export const titlePattern = (rule: string): RegExp =>
  new RegExp(String.raw`(^|[\s'"\x60,])${rule}(, R\d+)*: `);

/** The rules that the titles in the text of a test file name. */
export const rulesInTitles = (text: string): Set<string> =>
  new Set([...text.matchAll(/['"\x60]((?:R\d+(?:, )?)+): /g)].flatMap(([, ids = '']) => ids.split(', ')));
