import { en } from './en.ts';
import type { Text } from './text.ts';

/** What is not said in this language yet is said in English. */
export const ja: Text = { ...en };
