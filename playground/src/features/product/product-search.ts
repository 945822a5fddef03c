import type { Selection } from 'vitrine/state';

/** Beginning of the search parameters with the choices of a product, such as `option.Size=M`. */
const PREFIX = 'option.';

/** Search parameters of a product page: the choice of each option. */
export type ProductSearch = Readonly<Partial<Record<`${typeof PREFIX}${string}`, string>>>;

/** Parses the choices in an address; the router returns numeric choices as numbers. */
export const parseProductSearch = (raw: Record<string, unknown>): ProductSearch =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) =>
      key.startsWith(PREFIX) && (typeof value === 'string' || typeof value === 'number')
        ? [[key, String(value)]]
        : [],
    ),
  );

/** The choices of an address by the names of their options. */
export const selectionIn = (search: ProductSearch): Selection =>
  Object.fromEntries(
    Object.entries(parseProductSearch(search)).map(([key, value]) => [key.slice(PREFIX.length), value ?? '']),
  );

/** The search parameters of choices. */
export const searchOf = (selection: Selection): ProductSearch =>
  Object.fromEntries(Object.entries(selection).map(([name, choice]) => [PREFIX + name, choice]));
