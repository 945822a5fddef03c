import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clientOf } from 'vitrine/react';
import { serverClockOf } from 'vitrine/state';
import { useControlled, useControlCalls } from '../use-control.ts';
import { useStore } from '../../../lib/use-store.ts';
import { Button } from '../../../components/button.tsx';
import { announce } from '../../../lib/announcer.ts';
import { type ClockMove, moveClock, steps, type Target } from './clock-move.ts';
import { jumpKinds } from './jumps.ts';
import { language } from '../../../lib/language.ts';
import type { SiteStatus } from '../../../site/site-status.ts';
import { text } from '../../../text/developer.ts';
import { Facts } from '../facts.tsx';
import { Actions, Line, Lines, Section } from '../section.tsx';

/** Controls for the sandbox's clock, with the notifications that moving it caused. */
export const Clock = () => {
  const locale = useStore(language);
  const { busy, turn } = useControlCalls();
  const time = serverClockOf(clientOf(useQueryClient()));
  const status = useControlled<SiteStatus>('GET /sandbox/hash');
  const [move, setMove] = useState<ClockMove>();
  const instant = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });

  const moveTo = (target: Target) => () =>
    void turn(async (send) => {
      const moved = await moveClock(send, target);
      if (!moved) return announce(text.clock.nothingDue);
      // Countdowns on the page follow immediately.
      time.set(Date.parse(moved.to));
      setMove(moved);
      announce(text.clock.moved(instant.format(new Date(moved.to))));
      await status.refetch();
    });

  return (
    <>
      <Section title={text.clock.title} lead={text.clock.lead}>
        <Facts
          rows={[
            [text.clock.now, status.data ? instant.format(new Date(status.data.now)) : text.common.loading],
          ]}
        />
        <Actions>
          {steps.map((duration) => (
            <Button key={duration} size="small" busy={busy} onPress={moveTo(duration)}>
              {text.clock.steps[duration]}
            </Button>
          ))}
        </Actions>
      </Section>
      <Section title={text.clock.jump} lead={text.clock.jumpLead}>
        <Actions>
          {jumpKinds.map((kind) => (
            <Button key={kind} size="small" busy={busy} onPress={moveTo(kind)}>
              {text.clock.jumps[kind]}
            </Button>
          ))}
        </Actions>
      </Section>
      <Section
        title={text.clock.happened}
        {...(move && {
          lead: text.clock.between(instant.format(new Date(move.from)), instant.format(new Date(move.to))),
        })}
      >
        <Lines empty={move ? text.clock.quiet : text.clock.notMoved}>
          {(move?.told ?? []).map(({ number, eventType, date }) => (
            <Line key={number}>
              {eventType}
              <small>{instant.format(new Date(date))}</small>
            </Line>
          ))}
        </Lines>
      </Section>
    </>
  );
};
