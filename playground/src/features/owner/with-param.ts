/** Search parameters with one of them replaced, or removed if undefined. */
export const withParam = <Search extends object, Name extends keyof Search>(
  search: Search,
  name: Name,
  value: Search[Name] | undefined,
): Search => {
  const { [name]: _, ...others } = search;
  return { ...others, ...(value !== undefined && { [name]: value }) } as Search;
};
