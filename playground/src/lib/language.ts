import { speak, type Text } from '../text/text.ts';
import { createStore } from './store.ts';

interface Language {
  /** Name in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The texts; undefined for English, whose texts are part of the pages. */
  readonly load: () => Promise<Text | undefined>;
}

/** The languages of the playground, by BCP 47 tag. */
export const languages = {
  en: { name: 'English', direction: 'ltr', load: () => Promise.resolve(undefined) },
  ar: { name: 'العربية', direction: 'rtl', load: async () => (await import('../text/ar.ts')).ar },
} as const satisfies Record<string, Language>;

type LanguageTag = keyof typeof languages;

export const languageTags = Object.keys(languages) as LanguageTag[];

const key = 'vitrine.language';

const isLanguage = (value: unknown): value is LanguageTag =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** Returns the chosen language, else the first supported language of the browser, else English. */
export const pickLanguage = (chosen: unknown, wanted: readonly string[]): LanguageTag =>
  [chosen, ...wanted.map((tag) => tag.split('-')[0])].find(isLanguage) ?? 'en';

/** The current language of the page; only {@link chooseLanguage} sets it. */
export const language = createStore<LanguageTag>('en');

const apply = async (tag: LanguageTag): Promise<void> => {
  speak(await languages[tag].load());
  document.documentElement.lang = tag;
  document.documentElement.dir = languages[tag].direction;
  language.set(tag);
};

/** Switches the page to another language and remembers the choice. */
export const chooseLanguage = async (tag: LanguageTag): Promise<void> => {
  await apply(tag);
  try {
    localStorage.setItem(key, tag);
  } catch {
    // If storage is blocked, the choice lasts for this visit.
  }
};

const remembered = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Switches the page to the remembered language, or to one that the browser asks for. */
export const startLanguage = (): Promise<void> => apply(pickLanguage(remembered(), navigator.languages));
