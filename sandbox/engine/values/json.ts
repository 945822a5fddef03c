/** The maximum depth of a JSON text. Real requests have about ten levels. */
export const MOST_LEVELS = 64;

/** A JSON text above the maximum depth. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
}

const depthOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inText && character === '\\') index += 1;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === '{' || character === '[')) deepest = Math.max(deepest, ++depth);
    else if (!inText && (character === '}' || character === ']')) depth -= 1;
  }
  return deepest;
};

/**
 * Parses a JSON text from outside. Throws a SyntaxError for invalid JSON, and a TooDeepError above 64 levels: such a
 * text could be parsed, but code that walks through it later, such as the writer of the state file, would exhaust the
 * stack.
 */
export const parseJson = (text: string): unknown => {
  if (depthOf(text) > MOST_LEVELS) throw new TooDeepError(`nested deeper than ${MOST_LEVELS} levels`);
  return JSON.parse(text);
};
