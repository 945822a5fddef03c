import { useState } from 'react';
import type { ReferenceCall } from 'virtual:reference';
import { useServices } from '../../site/services.ts';
import { text } from '../../text/text.ts';
import { clientFor, type TryIdentity } from './clients.ts';
import { prepared } from './prepare.ts';
import { sendWritten, type TryAnswer } from './send.ts';

/** Fields, answer and actions of the panel that tries a call. */
export const useTryCall = (call: ReferenceCall) => {
  const services = useServices();
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
    const filled = await prepared(call, services.control, () => clientFor('visitor', services));
    setPath(filled.path);
    setBody(filled.body === undefined ? '' : JSON.stringify(filled.body, undefined, 2));
    setAnswer(undefined);
  };
  const send = async () => {
    const client = await clientFor(identity, services);
    setAnswer(
      await sendWritten(
        { service: call.service, method: call.method, template: call.path, path, body },
        client,
      ),
    );
  };
  return {
    identities,
    identity,
    setIdentity,
    path,
    setPath,
    body,
    setBody,
    answer,
    problem,
    busy,
    fill: () => void run(fill),
    send: () => void run(send),
  };
};

export type TriedCall = ReturnType<typeof useTryCall>;
