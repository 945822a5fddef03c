import { useEffect, useState } from 'react';
import styles from './code-view.module.css';
import type { CodeLanguage, linesOf } from './highlight.ts';

interface Highlighter {
  readonly linesOf: typeof linesOf;
}

let highlighter: Highlighter | undefined;

/** Loads the highlighter. Without it, for example offline, code stays plain. */
export const loadHighlighter = (): Promise<Highlighter | undefined> =>
  import('./highlight.ts').then(
    (module) => (highlighter = module),
    () => undefined,
  );

/** The highlighter, loaded by the first code that is shown; until then code is plain. */
const useHighlighter = (): Highlighter | undefined => {
  const [loaded, setLoaded] = useState(highlighter);
  useEffect(() => {
    if (!loaded) void loadHighlighter().then(setLoaded);
  }, [loaded]);
  return loaded;
};

export interface CodeViewProps {
  readonly code: string;
  readonly language: CodeLanguage;
}

/** Code whose lines are never wrapped, so that ids stay whole; the element around it scrolls. */
export const CodeView = ({ code, language }: CodeViewProps) => {
  const highlighting = useHighlighter();
  const shown = code.trimEnd();
  return (
    <pre className={styles['code']}>
      <code>
        {highlighting
          ? highlighting.linesOf(shown, language).map(({ index, tokens }) => (
              <span key={index}>
                {tokens.map(({ type, value }, at) => (
                  <span key={at} data-token={type}>
                    {value}
                  </span>
                ))}
                {'\n'}
              </span>
            ))
          : shown}
      </code>
    </pre>
  );
};
