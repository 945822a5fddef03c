import { useState } from 'react';
import type { ReferenceCall } from 'virtual:reference';
import { services as openApiServices } from 'virtual:openapi';
import { useServices } from '../../site/services.ts';
import { text } from '../../text/developer.ts';
import { type FieldProblem, type Given, givenOf, readFields } from '../../try/fields.ts';
import { sendCall, type TryAnswer } from '../../try/send-call.ts';
import { clientFor, type TryIdentity } from './clients.ts';
import { prepared } from './prepare.ts';

const problemText = ({ kind, name }: FieldProblem): string => text.reference.problems[kind](name);

/** Fields, answer and actions of the panel that tries a call. */
export const useTryCall = (call: ReferenceCall) => {
  const services = useServices();
  const identities = (call.identities.length > 0 ? call.identities : ['anyone']) as readonly TryIdentity[];
  const [identity, setIdentity] = useState(identities[0] ?? 'visitor');
  const [given, setGiven] = useState<Given>();
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
    setGiven(givenOf(await prepared(call, services.control, () => clientFor('visitor', services))));
    setAnswer(undefined);
  };
  const send = async (contents: Given) => {
    const read = readFields(call, contents);
    if ('kind' in read) return setProblem(problemText(read));
    const service = await openApiServices[call.service]?.();
    if (!service) throw new TypeError(`The package has no service “${call.service}”.`);
    setAnswer(await sendCall(call, read, service, await clientFor(identity, services)));
  };
  return {
    identities,
    identity,
    setIdentity,
    /** Contents of the fields; undefined until they are filled. */
    given,
    setGiven,
    answer,
    problem,
    busy,
    fill: () => void run(fill),
    send: () => void (given && run(() => send(given))),
  };
};

export type TriedCall = ReturnType<typeof useTryCall>;
