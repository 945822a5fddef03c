import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clientOf } from 'vitrine/react';
import { serverClockOf } from 'vitrine/state';
import { useControlled, useScrews } from '../../../app/useControl.ts';
import { useStore } from '../../../app/useStore.ts';
import { Button } from '../../../components/Button.tsx';
import { announce } from '../../../lib/announcer.ts';
import { type Due, type JumpKind, jumpKinds, jumpsFrom } from '../../../lib/jumps.ts';
import { language } from '../../../lib/language.ts';
import { text } from '../../../text/text.ts';
import developer from '../Developer.module.css';
import { Facts } from '../Facts.tsx';
import { Actions, Line, Lines, Section } from '../Section.tsx';

interface State extends Due {
  readonly notifications: readonly Told[];
}

interface Told {
  readonly number: number;
  readonly eventType: string;
  readonly date: string;
}

interface Status {
  readonly now: string;
  readonly hash: string;
}

const steps = ['1m', '20m', '1h', '1d'] as const;

/** What happened while the clock moved, in its order. */
interface Jump {
  readonly from: string;
  readonly to: string;
  readonly told: readonly Told[];
}

/** F4: the clock of the sandbox, and what time brings about. */
export const ClockPanel = () => {
  const locale = useStore(language);
  const { busy, turn } = useScrews();
  const time = serverClockOf(clientOf(useQueryClient()));
  const status = useControlled<Status>('GET /sandbox/hash');
  const [jump, setJump] = useState<Jump>();
  const instant = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });

  const advance = (
    durationOf: (state: State, now: number) => { duration: string } | { seconds: number } | undefined,
  ) =>
    void turn(async (send) => {
      const before = await send<State>('GET /sandbox/state');
      const { now: from } = await send<Status>('GET /sandbox/hash');
      const by = durationOf(before, Date.parse(from));
      if (!by) return announce(text.clock.nothingDue);
      const last = before.notifications.at(-1)?.number ?? 0;
      const { now: to } = await send<Status>('POST /sandbox/advance', by);
      // What counts down on the page follows at once.
      time.set(Date.parse(to));
      const { notifications } = await send<{ notifications: Told[] }>(
        `GET /sandbox/notifications?after=${last}`,
      );
      setJump({ from, to, told: notifications });
      announce(text.clock.moved(instant.format(new Date(to))));
      await status.refetch();
    });

  const jumpTo = (kind: JumpKind) => () =>
    advance((state, now) => {
      const away = jumpsFrom(now, state)[kind];
      return away === undefined ? undefined : { seconds: Math.ceil(away / 1000) };
    });

  return (
    <div className={developer['page']}>
      <Section title={text.clock.title} lead={text.clock.lead}>
        <Facts
          rows={[
            [text.clock.now, status.data ? instant.format(new Date(status.data.now)) : text.common.loading],
          ]}
        />
        <Actions>
          {steps.map((duration) => (
            <Button key={duration} size="small" busy={busy} onPress={() => advance(() => ({ duration }))}>
              {text.clock.steps[duration]}
            </Button>
          ))}
        </Actions>
      </Section>
      <Section title={text.clock.jump} lead={text.clock.jumpLead}>
        <Actions>
          {jumpKinds.map((kind) => (
            <Button key={kind} size="small" busy={busy} onPress={jumpTo(kind)}>
              {text.clock.jumps[kind]}
            </Button>
          ))}
        </Actions>
      </Section>
      <Section
        title={text.clock.happened}
        {...(jump && {
          lead: text.clock.between(instant.format(new Date(jump.from)), instant.format(new Date(jump.to))),
        })}
      >
        <Lines empty={jump ? text.clock.quiet : text.clock.notMoved}>
          {(jump?.told ?? []).map(({ number, eventType, date }) => (
            <Line key={number} end={instant.format(new Date(date))}>
              {eventType}
            </Line>
          ))}
        </Lines>
      </Section>
    </div>
  );
};
