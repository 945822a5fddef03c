import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, TextButton } from '../../../components/button.tsx';
import { List, Row } from '../../../components/list.tsx';
import { Actions, Facts, Panel } from '../../../components/panel.tsx';
import { announce } from '../../../lib/announcer.ts';
import { createStore } from '../../../lib/store.ts';
import { useStore } from '../../../lib/use-store.ts';
import { useServices } from '../../../site/services.ts';
import type { SiteStatus } from '../../../site/site-status.ts';
import { text } from '../../../text/developer.ts';
import { useControlled, useControlCalls } from '../use-control.ts';
import { type Difference, stateDiff } from './state-diff.ts';
import { StateTree } from './state-tree.tsx';

interface Snapshot extends Pick<SiteStatus, 'hash' | 'now'> {
  readonly number: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Snapshots survive closing the drawer but not a reload: states are large. */
const snapshots = createStore<readonly Snapshot[]>([]);

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' });

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

/** Hash, snapshots and differences of the sandbox's state. */
export const State = () => {
  const { kept, busy, differences, take, restore, compare } = useSnapshots();
  const status = useControlled<SiteStatus>('GET /sandbox/hash');
  const [latest] = kept;
  return (
    <>
      <Panel inner title={text.state.title} lead={text.state.lead}>
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
        <List empty={text.state.noneTaken}>
          {kept.map((snapshot) => (
            <Row
              key={snapshot.number}
              title={text.state.snapshot(snapshot.number)}
              meta={`${clock.format(new Date(snapshot.now))} · ${snapshot.hash.slice(0, 12)}`}
              action={
                <>
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
                </>
              }
            />
          ))}
        </List>
      </Panel>
      {differences && (
        <Panel inner title={text.state.differences}>
          <List empty={text.state.same}>
            {differences.map(({ path, before, after }) => (
              <Row key={path} title={path} meta={`${brief(before)} → ${brief(after)}`} />
            ))}
          </List>
        </Panel>
      )}
      <Panel inner title={text.state.tree}>
        <StateTree />
      </Panel>
    </>
  );
};
