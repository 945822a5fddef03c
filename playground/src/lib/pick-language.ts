/** The languages of the playground, by BCP 47 tag. */
export const languageTags = ['en', 'ar'] as const;

export type LanguageTag = (typeof languageTags)[number];

/** Returns the chosen language, else the first supported language of the browser, else English. */
export const pickLanguage = (chosen: unknown, wanted: readonly string[]): LanguageTag => {
  for (const tag of [chosen, ...wanted.map((one) => one.split('-')[0])]) {
    const known = languageTags.find((one) => one === tag);
    if (known) return known;
  }
  return 'en';
};
