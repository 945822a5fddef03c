import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clientOf } from 'vitrine/react';
import { serverClockOf } from 'vitrine/state';
import { Button } from '../../../components/button.tsx';
import { List, Row } from '../../../components/list.tsx';
import { Actions, Facts, Panel } from '../../../components/panel.tsx';
import { announce } from '../../../lib/announcer.ts';
import type { SiteStatus } from '../../../site/site-status.ts';
import { text } from '../../../text/developer.ts';
import { useControlled, useControlCalls } from '../use-control.ts';
import { type ClockMove, moveClock, steps, type Target } from './clock-move.ts';
import { jumpKinds } from './jumps.ts';

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
const instant = (date: string): string => format.format(new Date(date));

/** Controls for the sandbox's clock, with the notifications that moving it caused. */
export const Clock = () => {
  const { busy, turn } = useControlCalls();
  const time = serverClockOf(clientOf(useQueryClient()));
  const status = useControlled<SiteStatus>('GET /sandbox/hash');
  const [move, setMove] = useState<ClockMove>();
  const moveTo = (target: Target) => () =>
    void turn(async (send) => {
      const moved = await moveClock(send, target);
      if (!moved) return announce(text.clock.nothingDue);
      // Countdowns on the page follow immediately.
      time.set(Date.parse(moved.to));
      setMove(moved);
      announce(text.clock.moved(instant(moved.to)));
      await status.refetch();
    });
  return (
    <>
      <Panel inner title={text.clock.title} lead={text.clock.lead}>
        <Facts rows={[[text.clock.now, status.data ? instant(status.data.now) : text.common.loading]]} />
        <Actions>
          {steps.map((duration) => (
            <Button key={duration} size="small" busy={busy} onPress={moveTo(duration)}>
              {text.clock.steps[duration]}
            </Button>
          ))}
        </Actions>
      </Panel>
      <Panel inner title={text.clock.jump} lead={text.clock.jumpLead}>
        <Actions>
          {jumpKinds.map((kind) => (
            <Button key={kind} size="small" busy={busy} onPress={moveTo(kind)}>
              {text.clock.jumps[kind]}
            </Button>
          ))}
        </Actions>
      </Panel>
      <Panel
        inner
        title={text.clock.happened}
        {...(move && { lead: text.clock.between(instant(move.from), instant(move.to)) })}
      >
        <List empty={move ? text.clock.quiet : text.clock.notMoved}>
          {(move?.told ?? []).map(({ number, eventType, date }) => (
            <Row key={number} title={eventType} meta={instant(date)} />
          ))}
        </List>
      </Panel>
    </>
  );
};
