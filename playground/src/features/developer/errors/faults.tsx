import { useState } from 'react';
import { adviceForCode } from 'vitrine';
import { operations } from 'virtual:operations';
import { useControlled, useControlCalls } from '../use-control.ts';
import { Button, TextButton } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { useServices } from '../../../site/services.ts';
import { faultBody, type FaultChoice, faultKinds } from './fault-body.ts';
import { injected } from './injected.ts';
import { NextStep } from './next-step.tsx';
import { text } from '../../../text/developer.ts';
import developer from '../developer.module.css';
import { Actions, Fields, Line, Lines, Section } from '../section.tsx';
import { allAdvice } from '../../../lib/all-advice.ts';

interface Fault {
  readonly id: string;
  readonly operation: string;
  /** Remaining number of times; null for unlimited. */
  readonly left: number | null;
  readonly hits: number;
}

const everything = '*';

/** Count, probability and delay of a fault. */
const Amounts = ({
  choice,
  change,
}: {
  choice: FaultChoice;
  change: (part: Partial<FaultChoice>) => void;
}) => (
  <Fields>
    <NumberInput
      digits={0}
      label={text.faults.times}
      value={choice.times}
      min={1}
      max={1000}
      onChange={(times) => change({ times })}
    />
    <NumberInput
      digits={0}
      label={text.faults.probability}
      value={choice.probability}
      min={1}
      max={100}
      onChange={(probability) => change({ probability })}
    />
    <NumberInput
      digits={0}
      label={text.faults.latency}
      value={choice.latencyMs}
      min={0}
      max={60_000}
      onChange={(latencyMs) => change({ latencyMs })}
    />
  </Fields>
);

/** The active faults, each with a button that stops it. */
const Active = ({ faults, onStop }: { faults: readonly Fault[]; onStop: (id: Fault['id']) => void }) => (
  <Section title={text.faults.active}>
    <Lines empty={text.faults.none}>
      {faults.map(({ id, operation, left, hits }) => (
        <Line key={id} end={<TextButton onPress={() => onStop(id)}>{text.faults.stop}</TextButton>}>
          {operation === everything ? text.faults.everything : operation}
          <small>{text.faults.happened(hits, left)}</small>
        </Line>
      ))}
    </Lines>
  </Section>
);

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
    <Section title={text.faults.pace} lead={text.faults.paceLead}>
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
    </Section>
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
  const change = (part: Partial<FaultChoice>) => setChoice((before) => ({ ...before, ...part }));
  const codes = operations.find(({ id }) => id === choice.operation)?.codes ?? [];
  const advice = codes.includes(choice.kind) ? adviceForCode(choice.kind, ...allAdvice) : undefined;

  return (
    <>
      <Section title={text.faults.add} lead={text.faults.lead}>
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
        />
        {advice && (
          <p className={developer['lead']}>
            {text.developer.advice}: {advice.text}
          </p>
        )}
        <Amounts choice={choice} change={change} />
        <Actions>
          <Button size="small" kind="primary" busy={busy} onPress={() => inject(choice)}>
            {text.faults.start}
          </Button>
          <Button size="small" busy={busy} onPress={() => stop()}>
            {text.faults.stopAll}
          </Button>
        </Actions>
        <NextStep waits={(id) => active.some((fault) => fault.id === id && fault.hits === 0)} />
      </Section>
      <Active faults={active} onStop={(id) => stop({ id })} />
      <Pace />
    </>
  );
};
