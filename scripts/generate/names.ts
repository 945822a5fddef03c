/** Name of a property or variable: `catalogV1` for `catalog-v1`. */
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Name of a type, in the form that orval uses: `GetProduct` for `getProduct`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
