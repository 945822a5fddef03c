/** The name of a thing as text; a dash if it has none. */
export const named = (name: string | undefined): string => name || '–';
