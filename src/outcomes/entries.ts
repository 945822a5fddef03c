import { isJsonObject } from '../core/json.ts';

/** The entries of a list of objects; none without a list. */
export const entriesOf = <Entry extends object>(
  list: readonly (Entry | null | undefined)[] | null | undefined,
): readonly Entry[] =>
  (Array.isArray(list) ? list.filter((entry) => isJsonObject(entry)) : []) as readonly Entry[];
