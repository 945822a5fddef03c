import { useEffect, useRef } from 'react';
import type { ReferenceCall } from 'virtual:reference';
import { Button } from '../../components/button.tsx';
import { JsonTree } from '../../components/code/json-tree.tsx';
import { Choose } from '../../components/choose.tsx';
import { ErrorRow } from '../../components/state.tsx';
import { text } from '../../text/developer.ts';
import type { Given, TryParameter } from '../../try/fields.ts';
import type { TryAnswer } from '../../try/send-call.ts';
import { onlyAfterProvider } from './prepare.ts';
import styles from './try-call.module.css';
import { TryPrograms } from './try-programs.tsx';
import { type TriedCall, useTryCall } from './use-try-call.ts';

const rowsOf = (words: string): number => Math.min(18, words.split('\n').length + 1);

const Actions = ({ tried }: { tried: TriedCall }) => (
  <div className={styles['row']}>
    <Choose
      label={text.reference.as}
      value={tried.identity}
      options={tried.identities.map((id) => ({ id, name: text.reference.identities[id] }))}
      onChange={tried.setIdentity}
    />
    <Button busy={tried.isFilling} onPress={tried.fill}>
      {text.reference.fill}
    </Button>
    <Button kind="primary" busy={tried.isSending} onPress={tried.send}>
      {text.reference.send}
    </Button>
  </div>
);

/** The fields of the parameters of one place. */
const Parameters = ({
  legend,
  parameters,
  values,
  onChange,
}: {
  legend: string;
  parameters: readonly TryParameter[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
}) => {
  if (parameters.length === 0) return null;
  return (
    <fieldset className={styles['parameters']}>
      <legend>{legend}</legend>
      {parameters.map(({ name, required, json }) => (
        <label key={name} className={styles['field']} data-json={json || undefined}>
          <code>{name}</code>
          <input
            className={styles['code']}
            dir="ltr"
            autoComplete="off"
            spellCheck="false"
            required={required}
            value={values[name] ?? ''}
            onChange={({ target }) => onChange({ ...values, [name]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
};

const Arguments = ({
  call,
  given,
  setGiven,
}: {
  call: ReferenceCall;
  given: Given;
  setGiven: (given: Given) => void;
}) => (
  <>
    <Parameters
      legend={text.reference.inPath}
      parameters={call.inPath}
      values={given.path}
      onChange={(path) => setGiven({ ...given, path })}
    />
    <Parameters
      legend={text.reference.inQuery}
      parameters={call.inQuery}
      values={given.query}
      onChange={(query) => setGiven({ ...given, query })}
    />
    {call.hasBody && (
      <div className={styles['field']}>
        <label htmlFor="try-body">{text.reference.body}</label>
        <textarea
          id="try-body"
          className={styles['code']}
          dir="ltr"
          spellCheck="false"
          rows={rowsOf(given.body)}
          value={given.body}
          onChange={({ target }) => setGiven({ ...given, body: target.value })}
        />
      </div>
    )}
  </>
);

/** A new response scrolls into view, because the fields above it can fill the window. */
const Answer = ({ answer }: { answer: TryAnswer }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={box} className={styles['answer']}>
      <output className={styles['answered']}>{text.reference.answered(answer.response.status)}</output>
      {answer.value !== undefined && <JsonTree label={text.reference.answer} value={answer.value} />}
    </div>
  );
};

/** Sends a call to the sandbox with arguments from its state. The call really changes the sandbox. */
export const TryCall = ({ call }: { call: ReferenceCall }) => {
  const tried = useTryCall(call);
  return (
    <section aria-labelledby="try-it" className={styles['section']}>
      <h2 id="try-it">{text.reference.tryIt}</h2>
      <p className="lead">
        {onlyAfterProvider.has(call.id) ? text.reference.afterProvider : text.reference.tryLead}
      </p>
      <Actions tried={tried} />
      {tried.given && <Arguments call={call} given={tried.given} setGiven={tried.setGiven} />}
      {tried.problem !== undefined && <ErrorRow title={tried.problem} />}
      {tried.answer && <Answer answer={tried.answer} />}
      <TryPrograms call={call} identity={tried.identity} given={tried.given} />
    </section>
  );
};
