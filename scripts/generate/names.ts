/** `catalog-v1` as a property or variable: `catalogV1`. */
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `getProduct` as orval names types after it: `GetProduct`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
