import { useState } from 'react';
import type { reference } from 'virtual:reference';
import { useServices } from '../../site/services.ts';
import { Button } from '../../components/button.tsx';
import { Choose } from '../../components/choose.tsx';
import { ErrorRow } from '../../components/state.tsx';
import { onlyAfterProvider, prepared } from './prepare.ts';
import type { TryIdentity } from './authorization.ts';
import { sendWritten, type TryAnswer } from './send.ts';
import { text } from '../../text/text.ts';
import styles from './try-call.module.css';

/** Sends a call to the sandbox with arguments from its state. The call really changes the sandbox. */
export const TryCall = ({ call }: { call: (typeof reference)[number] }) => {
  const { control, config } = useServices();
  const { sandboxUrl: url, clientId, ownerKey } = config;
  const site = { url, clientId, ownerKey };
  const identities = (call.identities.length > 0 ? call.identities : ['anyone']) as readonly TryIdentity[];
  const [identity, setIdentity] = useState(identities[0] ?? 'visitor');
  const [path, setPath] = useState('');
  const [body, setBody] = useState('');
  const [answer, setAnswer] = useState<TryAnswer>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : text.common.failed);
    } finally {
      setBusy(false);
    }
  };
  const fill = async () => {
    const filled = await prepared(call, control, site);
    setPath(filled.path);
    setBody(filled.body === undefined ? '' : JSON.stringify(filled.body, undefined, 2));
    setAnswer(undefined);
  };
  const send = async () =>
    setAnswer(await sendWritten({ method: call.method, path, body }, identity, control, site));

  return (
    <section aria-labelledby="try-it" className={styles['section']}>
      <h2 id="try-it">{text.reference.tryIt}</h2>
      <p className={styles['lead']}>
        {onlyAfterProvider.has(call.id) ? text.reference.afterProvider : text.reference.tryLead}
      </p>
      <div className={styles['row']}>
        <Choose
          label={text.reference.as}
          value={identity}
          options={identities.map((id) => ({ id, name: text.reference.identities[id] }))}
          onChange={setIdentity}
        />
        <Button busy={busy} onPress={() => void run(fill)}>
          {text.reference.fill}
        </Button>
        <Button kind="primary" busy={busy} isDisabled={path === ''} onPress={() => void run(send)}>
          {text.reference.send}
        </Button>
      </div>
      {path !== '' && (
        <>
          <label className={styles['field']}>
            {text.reference.address}
            <input
              className={styles['code']}
              dir="ltr"
              value={path}
              onChange={({ target }) => setPath(target.value)}
            />
          </label>
          {(body !== '' || call.fields.length > 0) && (
            <label className={styles['field']}>
              {text.reference.body}
              <textarea
                className={styles['code']}
                dir="ltr"
                rows={Math.min(18, body.split('\n').length + 1)}
                value={body}
                onChange={({ target }) => setBody(target.value)}
              />
            </label>
          )}
        </>
      )}
      {problem !== undefined && <ErrorRow title={problem} />}
      {answer && (
        <label className={styles['field']}>
          <output>{text.reference.answered(answer.status)}</output>
          <textarea
            readOnly
            dir="ltr"
            className={styles['code']}
            rows={Math.min(18, answer.body.split('\n').length + 1)}
            value={answer.body}
          />
        </label>
      )}
    </section>
  );
};
