import { createStore } from './store.ts';

/** Code that a screen adds to its Code tab, beside that of its calls. */
export interface Snippet {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  /** What the button Run does; the sentence that it gives is shown, or the message of its error. */
  readonly run: () => Promise<string>;
}

/** The snippets of the screens that are shown. */
export const snippets = createStore<readonly Snippet[]>([]);

/** Adds a snippet; returns how to take it away. */
export const addSnippet = (snippet: Snippet): (() => void) => {
  snippets.set((all) => [...all.filter(({ id }) => id !== snippet.id), snippet]);
  return () => snippets.set((all) => all.filter((one) => one !== snippet));
};
