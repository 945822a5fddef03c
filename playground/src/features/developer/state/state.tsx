import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useControlled, useControlCalls } from '../use-control.ts';
import { useStore } from '../../../lib/use-store.ts';
import { Button, TextButton } from '../../../components/button.tsx';
import { announce } from '../../../lib/announcer.ts';
import { language } from '../../../lib/language.ts';
import { useServices } from '../../../site/services.ts';
import type { SiteStatus } from '../../../site/site-status.ts';
import { type Difference, stateDiff } from './state-diff.ts';
import { createStore } from '../../../lib/store.ts';
import { text } from '../../../text/developer.ts';
import { Facts } from '../facts.tsx';
import { Actions, Line, Lines, Section } from '../section.tsx';
import { StateTree } from './state-tree.tsx';

interface Snapshot extends Pick<SiteStatus, 'hash' | 'now'> {
  readonly number: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Snapshots survive closing the drawer but not a reload: states are large. */
const snapshots = createStore<readonly Snapshot[]>([]);

const brief = (value: unknown): string => {
  const json = value === undefined ? text.state.nothing : JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
};

/** Takes, restores and compares snapshots. */
const useSnapshots = () => {
  const queryClient = useQueryClient();
  const { clients } = useServices();
  const kept = useStore(snapshots);
  const { busy, turn } = useControlCalls();
  const [differences, setDifferences] = useState<readonly Difference[]>();
  return {
    kept,
    busy,
    differences,
    take: () =>
      turn(async (send) => {
        const state = await send<Snapshot['state']>('GET /sandbox/state');
        const { hash, now } = await send<SiteStatus>('GET /sandbox/hash');
        snapshots.set((all) =>
          [{ number: (all[0]?.number ?? 0) + 1, hash, now, state }, ...all].slice(0, 10),
        );
        announce(text.state.taken);
      }),
    restore: ({ number, state }: Snapshot) =>
      turn(async (send) => {
        await send('POST /sandbox/restore', { state });
        await queryClient.invalidateQueries();
        clients.readAgain(true);
        announce(text.state.restored(number));
      }),
    compare: ({ state }: Snapshot) =>
      turn(async (send) => setDifferences(stateDiff(state, await send('GET /sandbox/state')))),
  };
};

const SnapshotList = ({
  snapshots: { kept, compare, restore },
}: {
  snapshots: ReturnType<typeof useSnapshots>;
}) => {
  const locale = useStore(language);
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' });
  return (
    <Lines empty={text.state.noneTaken}>
      {kept.map((snapshot) => (
        <Line
          key={snapshot.number}
          end={
            <Actions>
              <TextButton
                aria-label={text.state.compareOf(snapshot.number)}
                onPress={() => void compare(snapshot)}
              >
                {text.state.compare}
              </TextButton>
              <TextButton
                aria-label={text.state.restoreOf(snapshot.number)}
                onPress={() => void restore(snapshot)}
              >
                {text.state.restore}
              </TextButton>
            </Actions>
          }
        >
          {text.state.snapshot(snapshot.number)}
          <small>
            {clock.format(new Date(snapshot.now))} · {snapshot.hash.slice(0, 12)}
          </small>
        </Line>
      ))}
    </Lines>
  );
};

const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <Lines empty={text.state.same}>
    {differences.map(({ path, before, after }) => (
      <Line key={path}>
        {path}
        <small>
          {brief(before)} → {brief(after)}
        </small>
      </Line>
    ))}
  </Lines>
);

/** Hash, snapshots and differences of the sandbox's state. */
export const State = () => {
  const taken = useSnapshots();
  const { kept, busy, differences, take, restore } = taken;
  const status = useControlled<SiteStatus>('GET /sandbox/hash');
  const [latest] = kept;
  return (
    <>
      <Section title={text.state.title} lead={text.state.lead}>
        <Facts
          rows={[[text.state.hash, <output key="hash">{status.data?.hash ?? text.common.loading}</output>]]}
        />
        <Actions>
          <Button size="small" kind="primary" busy={busy} onPress={() => void take()}>
            {text.state.take}
          </Button>
          {latest && (
            <Button size="small" busy={busy} onPress={() => void restore(latest)}>
              {text.state.undo}
            </Button>
          )}
        </Actions>
        <SnapshotList snapshots={taken} />
      </Section>
      {differences && (
        <Section title={text.state.differences}>
          <DifferenceList differences={differences} />
        </Section>
      )}
      <Section title={text.state.tree}>
        <StateTree />
      </Section>
    </>
  );
};
