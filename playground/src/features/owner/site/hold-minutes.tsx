import { useState } from 'react';
import { useUpdateEvent } from 'vitrine/react/events-v3';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { Choose } from '../../../components/choose.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import { text } from '../../../text/owner.ts';
import owner from '../owner.module.css';
import { useTicketedEvents } from '../use-ticketed-events.ts';

/** Minimum, maximum and default reservation time, in minutes. */
const [SHORTEST, LONGEST, USUAL] = [5, 30, 20];

/** How long each event holds reserved tickets; a setting of the event that a call of the platform changes. */
export const HoldMinutes = () => {
  const words = text.ownerSite.site;
  const { events } = useTicketedEvents();
  const [id, setId] = useState<string>();
  const [typed, setTyped] = useState<number>();
  const update = useUpdateEvent();
  const event = events.find((one) => one.id === id) ?? events[0];
  if (!event) return null;
  const minutes = typed ?? event.registration?.tickets?.reservationDurationInMinutes ?? USUAL;
  return (
    <section className={owner['panel']} aria-labelledby="holds">
      <h2 id="holds">{words.groups.holds}</h2>
      <Choose
        label={words.holdEvent}
        value={event.id}
        options={events.map(({ id: one, title }) => ({ id: one, name: title }))}
        onChange={(next) => {
          setId(next);
          setTyped(undefined);
        }}
      />
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
