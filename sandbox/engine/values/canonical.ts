import { digest } from './random.ts';

/** JSON text with the members of every object in alphabetical order, without undefined members. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
};

/** The hash of a state: equal states have equal hashes, in any order of members (R5). */
export const hashOf = (value: unknown): string => digest(canonicalJson(value));
