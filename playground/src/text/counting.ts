/** Forms of a text by plural category of the language; `#` stands for the number. */
export type Forms = { readonly other: string } & { readonly [category in Intl.LDMLPluralRule]?: string };

/**
 * Returns a function that picks the form of a text by the plural rules of a language: `many(3, { one: '# item', other:
 * '# items' })`. `zero` is used for 0 in every language, because "no items" often reads better than "0 items".
 */
export const counting = (language: string) => {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count: number, forms: Forms): string => {
    const form = (count === 0 ? forms.zero : undefined) ?? forms[rules.select(count)] ?? forms.other;
    return form.replaceAll('#', numbers.format(count));
  };
};
