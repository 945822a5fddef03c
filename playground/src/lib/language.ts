import { en } from '../text/en.ts';
import { speak, type Text } from '../text/text.ts';
import { createStore } from './store.ts';

interface Language {
  /** In its own words. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<Text>;
}

/** The languages of the playground, by BCP 47 tag. */
export const languages = {
  en: { name: 'English', direction: 'ltr', load: () => Promise.resolve(en) },
  ar: { name: 'العربية', direction: 'rtl', load: async () => (await import('../text/ar.ts')).ar },
} as const satisfies Record<string, Language>;

type LanguageTag = keyof typeof languages;

export const languageTags = Object.keys(languages) as LanguageTag[];

const key = 'vitrine.language';

const isLanguage = (value: unknown): value is LanguageTag =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** The chosen language, or the first of the browser's that the playground speaks, or English. */
export const pickLanguage = (chosen: unknown, wanted: readonly string[]): LanguageTag =>
  [chosen, ...wanted.map((tag) => tag.split('-')[0])].find(isLanguage) ?? 'en';

/** The language that the page speaks; set by {@link chooseLanguage} only. */
export const language = createStore<LanguageTag>('en');

const apply = async (tag: LanguageTag): Promise<void> => {
  speak(await languages[tag].load());
  document.documentElement.lang = tag;
  document.documentElement.dir = languages[tag].direction;
  language.set(tag);
};

/** Speaks another language and remembers it. */
export const chooseLanguage = async (tag: LanguageTag): Promise<void> => {
  await apply(tag);
  try {
    localStorage.setItem(key, tag);
  } catch {
    // Storage may be blocked; the choice then lasts for this visit.
  }
};

const remembered = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Speaks the remembered language, or the one that the browser asks for. */
export const startLanguage = (): Promise<void> => apply(pickLanguage(remembered(), navigator.languages));
