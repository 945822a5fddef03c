import { createStore } from './store.ts';

/** Name of the version of a program, such as "TypeScript", that a person chose last. Cards that open later begin with it. */
export const codeVersion = createStore<string | undefined>(undefined);
