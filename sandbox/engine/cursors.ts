import { fieldError } from './errors.ts';
import { parseJson } from './values/json.ts';

/** The content of a cursor: the question of the first page, and the place of this one. */
export interface CursorContent {
  readonly filter?: unknown;
  readonly sort?: unknown;
  readonly search?: unknown;
  readonly offset: number;
}

/** A cursor: the base64 of the JSON of its content. */
export const writeCursor = (content: CursorContent): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return btoa(String.fromCodePoint(...bytes));
};

/** The content of a cursor. Throws a 400 at `path` for a cursor that this sandbox did not write. */
export const readCursor = (cursor: string, path: string): CursorContent => {
  try {
    const bytes = Uint8Array.from(atob(cursor), (character) => character.codePointAt(0) ?? 0);
    const content = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof content === 'object' && content !== null && 'offset' in content) {
      const { filter, sort, search, offset } = {
        filter: undefined,
        sort: undefined,
        search: undefined,
        ...content,
      };
      if (typeof offset === 'number' && offset >= 0) return { filter, sort, search, offset };
    }
  } catch {
    // A cursor that this sandbox did not write is refused below.
  }
  throw fieldError(path, 'FORMAT', 'is not a cursor of an earlier answer');
};
