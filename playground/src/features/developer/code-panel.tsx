import { useId, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { Button } from '../../components/button.tsx';
import { CodeCard } from '../../components/code/code-card.tsx';
import { type Snippet, snippets } from '../../lib/snippets.ts';
import { text } from '../../text/text.ts';
import { CallCard } from './call-card.tsx';
import { CallList, hasList, ToList } from './call-list.tsx';
import { CallCards } from './call-cards.tsx';
import styles from './developer.module.css';
import { useCallPrograms } from './use-call-programs.ts';
import { type ScreenCall, useScreenCalls } from './use-screen-calls.ts';

const CallCode = ({ call, isListed }: { call: ScreenCall; isListed: boolean }) => {
  const { operation } = call.entry.call;
  return (
    <CallCard call={call} isListed={isListed}>
      <CodeCard label={operation} versions={useCallPrograms(call.entry)} />
    </CallCard>
  );
};

const outcomeOf = async ({ run }: Snippet): Promise<string> => {
  try {
    return await run();
  } catch (cause) {
    return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  }
};

const RunnableSnippet = ({ snippet, isListed }: { snippet: Snippet; isListed: boolean }) => {
  const title = useId();
  const [outcome, setOutcome] = useState<string>();
  return (
    <article className={styles['card']} aria-labelledby={title} tabIndex={-1} data-card={snippet.id}>
      <h2 id={title}>{snippet.title}</h2>
      {isListed && (
        <div className={styles['about']} data-no-cause>
          <ToList card={snippet.id} />
        </div>
      )}
      <CodeCard
        label={snippet.title}
        versions={[{ name: 'React', code: snippet.code, language: 'typescript' }]}
      />
      <div>
        <Button onPress={() => void outcomeOf(snippet).then(setOutcome)}>{text.layers.run}</Button>
      </div>
      <output aria-label={text.layers.outcome} className={styles['code']}>
        {outcome}
      </output>
    </article>
  );
};

/** A program for every call of this screen, and the snippets that the screen adds. */
export const CodePanel = () => {
  const calls = useScreenCalls();
  const added = useStore(snippets);
  const isListed = hasList(calls, added);
  return (
    <CallCards>
      <p className={styles['soft']}>{text.layers.codeLead}</p>
      {calls.length === 0 && added.length === 0 && <p>{text.layers.none}</p>}
      <CallList calls={calls} others={added} />
      {calls.map((call) => (
        <CallCode key={call.entry.id} call={call} isListed={isListed} />
      ))}
      {added.map((snippet) => (
        <RunnableSnippet key={snippet.id} snippet={snippet} isListed={isListed} />
      ))}
    </CallCards>
  );
};
