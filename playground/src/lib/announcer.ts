import { createStore } from './store.ts';

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** Errors interrupt a screen reader, everything else waits for a pause (WCAG 4.1.3). */
  readonly tone: 'plain' | 'error';
  /** Whether the message is also shown on the page. */
  readonly visible: boolean;
}

export const notices = createStore<readonly Notice[]>([]);
let next = 1;

const add = (text: string, tone: Notice['tone'], visible: boolean): void => {
  const id = next++;
  notices.set((all) => [...all.slice(-2), { id, text, tone, visible }]);
};

/** Announces a message to screen readers without showing it. */
export const announce = (text: string): void => add(text, 'plain', false);

/** Shows a short message at the edge of the page and announces it to screen readers. */
export const toast = (text: string, tone: Notice['tone'] = 'plain'): void => add(text, tone, true);

export const dismiss = (id: number): void => notices.set((all) => all.filter((notice) => notice.id !== id));
