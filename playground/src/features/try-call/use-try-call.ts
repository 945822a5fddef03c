import { useRef, useState } from 'react';
import { useCartActions } from 'vitrine/react';
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
  const { settled, refresh } = useCartActions();
  const identities = (call.identities.length > 0 ? call.identities : ['anyone']) as readonly TryIdentity[];
  const [identity, setIdentity] = useState(identities[0] ?? 'visitor');
  const [given, setGiven] = useState<Given>();
  const [answer, setAnswer] = useState<TryAnswer>();
  const [problem, setProblem] = useState<string>();
  const [isFilling, setFilling] = useState(false);
  const [isSending, setSending] = useState(false);
  const filling = useRef<Promise<Given>>(undefined);

  const run = async (setBusy: (busy: boolean) => void, work: () => Promise<void>) => {
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
  const readFilled = async (): Promise<Given> => {
    const filled = givenOf(
      await prepared(call, services.control, () => clientFor('visitor', call.id, services)),
    );
    setGiven(filled);
    setAnswer(undefined);
    return filled;
  };
  const fill = async (): Promise<Given> => {
    filling.current = readFilled();
    try {
      return await filling.current;
    } finally {
      filling.current = undefined;
    }
  };
  const send = async (contents: Given) => {
    const read = readFields(call, contents);
    if ('kind' in read) return setProblem(problemText(read));
    const service = await openApiServices[call.service]?.();
    if (!service) throw new TypeError(`The package has no service “${call.service}”.`);
    setAnswer(await sendCall(call, read, service, await clientFor(identity, call.id, services)));
    // The call may have changed the cart of the page, whose button shows the number of items. A read that is under way
    // may have been sent before the call.
    if (!call.isRead && services.hasCart.get()) void settled().then(refresh);
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
    isFilling,
    isSending,
    fill: () => void run(setFilling, async () => void (await fill())),
    /** Sends the contents of the fields. Waits while they are filled, and fills them if they were not. */
    send: () => void run(setSending, async () => send(await (filling.current ?? given ?? fill()))),
  };
};

export type TriedCall = ReturnType<typeof useTryCall>;
