import { createStore } from '../lib/store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'vitrine.theme';

/** Parses a color scheme; `system` follows the device. */
export const parseTheme = (value: unknown): Theme => themes.find((theme) => theme === value) ?? 'system';

const stored = (): Theme => {
  try {
    return parseTheme(localStorage.getItem(key));
  } catch {
    return 'system'; // If storage is blocked, the choice lasts for this visit.
  }
};

export const theme = createStore<Theme>('system');

const apply = (): void => {
  const choice = theme.get();
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
};

/** Applies the stored scheme to the document, and applies and stores every later change. */
export const startTheme = (): void => {
  theme.set(stored());
  apply();
  theme.subscribe(() => {
    apply();
    try {
      localStorage.setItem(key, theme.get());
    } catch {
      // See above.
    }
  });
};
