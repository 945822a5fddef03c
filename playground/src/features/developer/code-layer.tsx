import { useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { hookOf } from './call-code.ts';
import type { LogEntry } from '../../site/request-log.ts';
import { type Snippet, snippets } from '../../lib/snippets.ts';
import { text } from '../../text/text.ts';
import panel from './developer.module.css';
import styles from './layer.module.css';
import { useCallCode } from './use-call-code.ts';
import { useScreenCalls } from './use-screen-calls.ts';

/** Lines of code before the field scrolls. */
const LINES = 24;

const Code = ({ title, code }: { title: string; code: string }) => (
  <section className={styles['block']}>
    <header>
      <h3>{title}</h3>
      <CopyButton label={text.layers.copy} value={code} />
    </header>
    <textarea
      readOnly
      dir="ltr"
      spellCheck="false"
      aria-label={title}
      rows={Math.min(code.trimEnd().split('\n').length, LINES)}
      value={code.trimEnd()}
    />
  </section>
);

const CallCode = ({ entry }: { entry: LogEntry }) => {
  const code = useCallCode(entry);
  const hook = hookOf(entry);
  return (
    <article className={styles['call']}>
      <h2>{entry.call.operation}</h2>
      {code?.hook !== undefined && <Code title={text.layers.hook(hook ?? '')} code={code.hook} />}
      {code && <Code title={text.layers.plain} code={code.plain} />}
    </article>
  );
};

const outcomeOf = async ({ run }: Snippet): Promise<string> => {
  try {
    return await run();
  } catch (cause) {
    return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  }
};

const RunnableSnippet = ({ snippet }: { snippet: Snippet }) => {
  const [outcome, setOutcome] = useState<string>();
  return (
    <article className={styles['call']}>
      <h2>{snippet.title}</h2>
      <Code title={text.layers.snippet} code={snippet.code} />
      <div>
        <Button onPress={() => void outcomeOf(snippet).then(setOutcome)}>{text.layers.run}</Button>
      </div>
      <output aria-label={text.layers.outcome} className={styles['outcome']}>
        {outcome}
      </output>
    </article>
  );
};

/** The code of every call of this screen, and the snippets that the screen adds. */
export const CodeLayer = () => {
  const calls = useScreenCalls();
  const added = useStore(snippets);
  return (
    <div className={styles['layer']}>
      <p className={styles['lead']}>{text.layers.codeLead}</p>
      {added.map((snippet) => (
        <RunnableSnippet key={snippet.id} snippet={snippet} />
      ))}
      {calls.length === 0 && added.length === 0 && <p>{text.layers.none}</p>}
      {calls.map((entry) => (
        <CallCode key={entry.id} entry={entry} />
      ))}
    </div>
  );
};

/** The same in the developer drawer. */
export const CodePanel = () => (
  <div className={panel['page']}>
    <CodeLayer />
  </div>
);
