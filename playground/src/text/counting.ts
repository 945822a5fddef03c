/** Forms of a text by plural category of the language; `#` stands for the number. */
export type Forms = { readonly other: string } & { readonly [category in Intl.LDMLPluralRule]?: string };

/**
 * Returns a function that picks the form of a text by the plural rules of a language: `many(3, { one: '# item', other:
 * '# items' })`. `zero` is used for 0 in every language, because "no items" often reads better than "0 items".
 */
export const counting = (language: string) => {
  // Created by the first text that counts, since every area of the texts calls this function while the page starts.
  let intl: { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat } | undefined;
  return (count: number, forms: Forms): string => {
    intl ??= { rules: new Intl.PluralRules(language), numbers: new Intl.NumberFormat(language) };
    const { rules, numbers } = intl;
    const form = (count === 0 ? forms.zero : undefined) ?? forms[rules.select(count)] ?? forms.other;
    return form.replaceAll('#', numbers.format(count));
  };
};
