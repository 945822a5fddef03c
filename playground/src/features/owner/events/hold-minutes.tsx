import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useUpdateEvent } from 'vitrine/react/events-v3';
import { Form } from '../../../components/form.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { Panel } from '../../../components/panel.tsx';
import { toast } from '../../../lib/announcer.ts';
import { text } from '../../../text/owner.ts';

/** Minimum, maximum and default reservation time, in minutes. */
const [SHORTEST, LONGEST, USUAL] = [5, 30, 20];

/** How long the event holds reserved tickets. */
export const HoldMinutes = ({ event: { id: eventId, registration } }: { event: SiteEvent }) => {
  const words = text.owner.holds;
  const [typed, setTyped] = useState<number>();
  const { mutate, error, isPending } = useUpdateEvent();
  const saved = registration?.tickets?.reservationDurationInMinutes ?? USUAL;
  const minutes = typed ?? saved;
  const save = () =>
    mutate(
      {
        eventId,
        data: { event: { registration: { tickets: { reservationDurationInMinutes: minutes } } } },
      },
      { onSuccess: () => toast(text.owner.saved) },
    );
  return (
    <Panel title={words.title}>
      <Form
        submit={words.saveMinutes}
        kind="plain"
        onSubmit={save}
        busy={isPending}
        blocked={minutes === saved}
        error={error}
      >
        <NumberInput
          label={words.minutes}
          value={minutes}
          min={SHORTEST}
          max={LONGEST}
          digits={0}
          hint={words.minutesHint(SHORTEST, LONGEST)}
          onChange={setTyped}
        />
      </Form>
    </Panel>
  );
};
