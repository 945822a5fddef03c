import { speak, type Text } from '../text/text.ts';
import { type LanguageTag, pickLanguage } from './pick-language.ts';
import { createStore } from './store.ts';

interface Language {
  /** Name in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The texts; undefined for English, whose texts are part of the pages. */
  readonly load: () => Promise<Text | undefined>;
}

/** The languages of the playground. */
export const languages = {
  en: { name: 'English', direction: 'ltr', load: () => Promise.resolve(undefined) },
  ar: { name: 'العربية', direction: 'rtl', load: async () => (await import('../text/ar.ts')).ar },
} as const satisfies Record<LanguageTag, Language>;

const key = 'vitrine.language';

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
