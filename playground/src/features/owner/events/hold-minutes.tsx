import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useUpdateEvent } from 'vitrine/react/events-v3';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import { text } from '../../../text/owner.ts';
import owner from '../owner.module.css';

/** Minimum, maximum and default reservation time, in minutes. */
const [SHORTEST, LONGEST, USUAL] = [5, 30, 20];

/** How long the event holds reserved tickets. */
export const HoldMinutes = ({ event }: { event: SiteEvent }) => {
  const words = text.owner.holds;
  const [typed, setTyped] = useState<number>();
  const update = useUpdateEvent();
  const minutes = typed ?? event.registration?.tickets?.reservationDurationInMinutes ?? USUAL;
  return (
    <section className={owner['panel']} aria-labelledby="holds">
      <h2 id="holds">{words.title}</h2>
      <NumberInput
        label={words.minutes}
        value={minutes}
        min={SHORTEST}
        max={LONGEST}
        digits={0}
        hint={words.minutesHint(SHORTEST, LONGEST)}
        onChange={setTyped}
      />
      {update.error && <CallFailed error={update.error} />}
      <div className={owner['actions']}>
        <Button
          busy={update.isPending}
          onPress={() =>
            update.mutate(
              {
                eventId: event.id,
                data: { event: { registration: { tickets: { reservationDurationInMinutes: minutes } } } },
              },
              { onSuccess: () => toast(text.owner.saved) },
            )
          }
        >
          {words.saveMinutes}
        </Button>
      </div>
    </section>
  );
};
