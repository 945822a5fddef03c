/** Levels of nesting that a JSON text may have. Real requests have about ten. */
export const MOST_LEVELS = 64;

/** A JSON text that is nested deeper than anything that could be worked on. */
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
 * Reads a JSON text from outside. Throws a SyntaxError for what is no JSON, and a TooDeepError for what is nested more
 * than 64 levels deep: it would parse, but later exhaust the stack of whatever walks through it, the state file included.
 */
export const parseJson = (text: string): unknown => {
  if (depthOf(text) > MOST_LEVELS) throw new TooDeepError(`nested deeper than ${MOST_LEVELS} levels`);
  return JSON.parse(text);
};
