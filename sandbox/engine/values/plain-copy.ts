/** A deep copy of plain data. For small records it is much faster than structuredClone. */
export const plainCopy = <T>(value: T): T => copyOf(value) as T;

const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  // fromEntries: a member named __proto__ becomes an ordinary member.
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]));
};
