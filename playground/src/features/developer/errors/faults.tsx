import { useState } from 'react';
import { adviceForCode } from 'vitrine';
import { operations } from 'virtual:operations';
import { Button, TextButton } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { Form } from '../../../components/form.tsx';
import { List, Row } from '../../../components/list.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { Actions, Pair, Panel } from '../../../components/panel.tsx';
import { allAdvice } from '../../../lib/all-advice.ts';
import { useServices } from '../../../site/services.ts';
import { text } from '../../../text/developer.ts';
import { useControlled, useControlCalls } from '../use-control.ts';
import { faultBody, type FaultChoice, faultKinds } from './fault-body.ts';
import { injected } from './injected.ts';
import { NextStep } from './next-step.tsx';

interface Fault {
  readonly id: string;
  readonly operation: string;
  /** Remaining number of times; null for unlimited. */
  readonly left: number | null;
  readonly hits: number;
}

const everything = '*';

/** Bounds of the numbers of a fault. */
const amounts = {
  times: [1, 1000],
  probability: [1, 100],
  latencyMs: [0, 60_000],
} as const;

/** The active faults, and the actions that add and stop them. */
const useFaults = () => {
  const { log } = useServices();
  const { busy, turn } = useControlCalls();
  const faults = useControlled<{ faults: readonly Fault[] }>('GET /sandbox/faults');
  const after = (work: Parameters<typeof turn>[0]) => void turn(work).then(() => faults.refetch());
  return {
    active: faults.data?.faults ?? [],
    busy,
    inject: (choice: FaultChoice) =>
      after(async (send) => {
        const latest = log.entries.get()[0]?.id ?? 0;
        const { id } = await send<{ id: string }>('POST /sandbox/faults', faultBody(choice));
        await faults.refetch();
        injected.set({ id, operation: choice.operation, after: latest });
      }),
    /** Stops one fault, or all. */
    stop: (body?: { id: string }) => {
      if (body === undefined || body.id === injected.get()?.id) injected.set(undefined);
      after((send) => send('DELETE /sandbox/faults', body));
    },
  };
};

/** The rate limit of the platform. */
const Pace = () => {
  const { busy, turn } = useControlCalls();
  return (
    <Panel inner title={text.faults.pace} lead={text.faults.paceLead}>
      <Actions>
        {[3, 200, null].map((callsPerMinute) => (
          <Button
            key={String(callsPerMinute)}
            size="small"
            busy={busy}
            onPress={() => void turn((send) => send('POST /sandbox/settings', { callsPerMinute }))}
          >
            {text.faults.perMinute(callsPerMinute)}
          </Button>
        ))}
      </Actions>
    </Panel>
  );
};

/** The call that fails, how it fails, and how often. */
const FaultFields = ({
  choice,
  change,
}: {
  choice: FaultChoice;
  change: (part: Partial<FaultChoice>) => void;
}) => {
  const codes = operations.find(({ id }) => id === choice.operation)?.codes ?? [];
  const advice = codes.includes(choice.kind) ? adviceForCode(choice.kind, ...allAdvice) : undefined;
  return (
    <>
      <Choose
        label={text.faults.operation}
        value={choice.operation}
        options={[
          { id: everything, name: text.faults.everything },
          ...operations.map(({ id }) => ({ id, name: id })),
        ]}
        onChange={(operation) => change({ operation, kind: 'lostAnswer' })}
      />
      <Choose
        label={text.faults.what}
        value={choice.kind}
        options={[
          ...faultKinds.map((id) => ({ id: id as string, name: text.faults.kinds[id] })),
          ...codes.map((id) => ({ id, name: id })),
        ]}
        onChange={(kind) => change({ kind })}
        {...(advice && { hint: `${text.developer.advice}: ${advice.text}` })}
      />
      <Pair>
        {(['times', 'probability', 'latencyMs'] as const).map((name) => (
          <NumberInput
            key={name}
            digits={0}
            label={text.faults[name]}
            value={choice[name]}
            min={amounts[name][0]}
            max={amounts[name][1]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </Pair>
    </>
  );
};

/** The error lab: injects failures into calls, to show how the screens handle them. */
export const Faults = () => {
  const [choice, setChoice] = useState<FaultChoice>({
    operation: 'addToCurrentCart',
    kind: 'lostAnswer',
    times: 1,
    probability: 100,
    latencyMs: 0,
  });
  const { active, busy, inject, stop } = useFaults();
  return (
    <>
      <Panel inner title={text.faults.add} lead={text.faults.lead}>
        <Form
          submit={text.faults.start}
          onSubmit={() => inject(choice)}
          busy={busy}
          actions={
            <Button busy={busy} onPress={() => stop()}>
              {text.faults.stopAll}
            </Button>
          }
        >
          <FaultFields choice={choice} change={(part) => setChoice((before) => ({ ...before, ...part }))} />
        </Form>
        <NextStep waits={(id) => active.some((fault) => fault.id === id && fault.hits === 0)} />
      </Panel>
      <Panel inner title={text.faults.active}>
        <List empty={text.faults.none}>
          {active.map(({ id, operation, left, hits }) => (
            <Row
              key={id}
              title={operation === everything ? text.faults.everything : operation}
              meta={text.faults.happened(hits, left)}
              action={<TextButton onPress={() => stop({ id })}>{text.faults.stop}</TextButton>}
            />
          ))}
        </List>
      </Panel>
      <Pace />
    </>
  );
};
