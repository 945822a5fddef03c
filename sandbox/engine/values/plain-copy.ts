/** A copy of plain data, to the last member. On the small records of each write it is much quicker than structuredClone. */
export const plainCopy = <T>(value: T): T => copyOf(value) as T;

const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  // From entries: a member named __proto__ is a member like any other.
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyOf(member)]));
};
