import { useState } from 'react';
import type { reference } from 'virtual:reference';
import { useServices } from '../../app/services.ts';
import { Button } from '../../components/Button.tsx';
import { Choose } from '../../components/Choose.tsx';
import { ErrorRow } from '../../components/State.tsx';
import type { Known } from '../../lib/tryIt.ts';
import { onlyAfterProvider, prepared } from '../../lib/tryPrepare.ts';
import { authorizationOf, type TryIdentity } from '../../lib/tryIdentity.ts';
import { text } from '../../text/text.ts';
import styles from './Reference.module.css';

interface Answer {
  readonly status: number;
  readonly body: string;
}

const pretty = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
};

/** Sends a call to the sandbox, filled from what the sandbox has. What it changes is really changed. */
export const TryIt = ({ call }: { call: (typeof reference)[number] }) => {
  const { control, config } = useServices();
  const identities = (call.identities.length > 0 ? call.identities : ['anybody']) as readonly TryIdentity[];
  const [identity, setIdentity] = useState(identities[0] ?? 'visitor');
  const [path, setPath] = useState('');
  const [body, setBody] = useState('');
  const [answer, setAnswer] = useState<Answer>();
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
    const { sandboxUrl: url, clientId, ownerKey } = config;
    const filled = await prepared(call, control, { url, clientId, ownerKey });
    setPath(filled.path);
    setBody(filled.body === undefined ? '' : JSON.stringify(filled.body, undefined, 2));
    setAnswer(undefined);
  };
  const send = async () => {
    const { members } = await control.send<Known>('GET /sandbox/state');
    const memberId = members[0]?.id ?? '';
    const site = { url: config.sandboxUrl, clientId: config.clientId, ownerKey: config.ownerKey, memberId };
    const authorization = await authorizationOf(identity, site);
    const response = await fetch(`${config.sandboxUrl}${path}`, {
      method: call.method,
      headers: {
        ...(authorization && { authorization }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
      redirect: 'manual',
    });
    setAnswer({ status: response.status, body: pretty(await response.text()) });
  };

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
