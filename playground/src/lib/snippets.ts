import { createStore } from './store.ts';

/** Code that a screen adds to its Code tab, next to the code of its calls. */
export interface Snippet {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  /** Runs when the Run button is pressed; the page shows the resolved sentence, or the message of the error. */
  readonly run: () => Promise<string>;
}

/** Snippets of the screens that are currently mounted. */
export const snippets = createStore<readonly Snippet[]>([]);

/** Adds a snippet; returns a function that removes it. */
export const addSnippet = (snippet: Snippet): (() => void) => {
  snippets.set((all) => [...all.filter(({ id }) => id !== snippet.id), snippet]);
  return () => snippets.set((all) => all.filter((one) => one !== snippet));
};
