import { useEffect } from 'react';
import { addSnippet, type Snippet } from '../../lib/snippets.ts';

/** Adds code to the Code tab of the screen, with a button that runs it and shows the result. */
export const useSnippet = ({ id, title, code, run }: Snippet): void => {
  useEffect(() => addSnippet({ id, title, code, run }), [id, title, code, run]);
};
