import type { ReferenceCall } from 'virtual:reference';
import { Button } from '../../components/button.tsx';
import { JsonTree } from '../../components/code/json-tree.tsx';
import { Choose } from '../../components/choose.tsx';
import { ErrorRow } from '../../components/state.tsx';
import { text } from '../../text/developer.ts';
import { onlyAfterProvider } from './prepare.ts';
import type { TryAnswer } from './send.ts';
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
    <Button busy={tried.busy} onPress={tried.fill}>
      {text.reference.fill}
    </Button>
    <Button kind="primary" busy={tried.busy} isDisabled={tried.path === ''} onPress={tried.send}>
      {text.reference.send}
    </Button>
  </div>
);

const Arguments = ({ call, tried }: { call: ReferenceCall; tried: TriedCall }) => (
  <>
    <label className={styles['field']}>
      {text.reference.address}
      <input
        className={styles['code']}
        dir="ltr"
        value={tried.path}
        onChange={({ target }) => tried.setPath(target.value)}
      />
    </label>
    {(tried.body !== '' || call.fields.length > 0) && (
      <label className={styles['field']}>
        {text.reference.body}
        <textarea
          className={styles['code']}
          dir="ltr"
          rows={rowsOf(tried.body)}
          value={tried.body}
          onChange={({ target }) => tried.setBody(target.value)}
        />
      </label>
    )}
  </>
);

const Answer = ({ answer }: { answer: TryAnswer }) => (
  <>
    <output className={styles['answered']}>{text.reference.answered(answer.status)}</output>
    {answer.value !== undefined && <JsonTree label={text.reference.answer} value={answer.value} />}
  </>
);

/** Sends a call to the sandbox with arguments from its state. The call really changes the sandbox. */
export const TryCall = ({ call }: { call: ReferenceCall }) => {
  const tried = useTryCall(call);
  return (
    <section aria-labelledby="try-it" className={styles['section']}>
      <h2 id="try-it">{text.reference.tryIt}</h2>
      <p className={styles['lead']}>
        {onlyAfterProvider.has(call.id) ? text.reference.afterProvider : text.reference.tryLead}
      </p>
      <Actions tried={tried} />
      {tried.path !== '' && <Arguments call={call} tried={tried} />}
      {tried.problem !== undefined && <ErrorRow title={tried.problem} />}
      {tried.answer && <Answer answer={tried.answer} />}
      <TryPrograms call={call} identity={tried.identity} path={tried.path} body={tried.body} />
    </section>
  );
};
