import { ValidationError } from './errors/call-errors.ts';

const pairsOf = (value: unknown, name = ''): string[] => {
  if (value === undefined || value === null) return [];
  if (Object(value) !== value) return [`${name}=${encodeURIComponent(value as string)}`];
  if (Array.isArray(value)) return value.flatMap((item) => entryPairs(item, name, membersIn(value)));
  return Object.entries(value).flatMap(([key, item]) =>
    pairsOf(item, (name && `${name}.`) + encodeURIComponent(key)),
  );
};

/** The names of the members of all objects in a list. */
const membersIn = (list: readonly unknown[]): string[] => [
  ...new Set(list.flatMap((item) => (Object(item) === item ? Object.keys(item as object) : []))),
];

/**
 * One item of a list. The members of an object have a name each, and the receiver joins them by their position: so an
 * absent member is written without a value.
 */
const entryPairs = (item: unknown, name: string, members: readonly string[]): string[] => {
  if (Object(item) !== item) return pairsOf(item, name);
  const values = item as Readonly<Record<string, unknown>>;
  if (Array.isArray(item) || Object.values(values).some((value) => Object(value) === value))
    throw new ValidationError(
      `"${name}" is a list of lists or of nested objects, which a query cannot contain`,
      {
        code: 'invalid-query',
      },
    );
  return members.flatMap((member) => pairsOf(values[member] ?? '', `${name}.${encodeURIComponent(member)}`));
};

/**
 * Writes a query in the platform's form, without the question mark: nested objects are flattened with dots, lists are
 * repeated, and so is each member of a list of objects; null and undefined are left out. Only generated operations with a
 * query and the openapi-fetch client import it, so that other operations do not bundle it.
 * @throws ValidationError (`invalid-query`) for a list of lists or of nested objects, which this form cannot express.
 */
export const queryText = (params: object | undefined): string => pairsOf(params).join('&');
