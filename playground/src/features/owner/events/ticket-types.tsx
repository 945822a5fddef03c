import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useDeleteTicketDefinition, useQueryTicketDefinitions } from 'vitrine/react/ticket-definitions';
import { Button } from '../../../components/button.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { Skeleton } from '../../../components/state.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { money } from '../../../lib/format.ts';
import { useSiteStatus } from '../../../site/services.ts';
import { text } from '../../../text/owner.ts';
import { CallFailed } from '../call-failed.tsx';
import owner from '../owner.module.css';
import { TicketBox, type TicketType } from './ticket-box.tsx';

/** Maximum number of ticket types of an event. */
const MOST = 100;

const priceWord = ({ pricingMethod }: TicketType): string => {
  const { fixedPrice, guestPrice, pricingOptions, free } = pricingMethod ?? {};
  const words = text.owner.tickets;
  if (guestPrice) return words.from(money(guestPrice));
  if (pricingOptions) return words.prices(pricingOptions.optionDetails?.length ?? 0);
  return free || !fixedPrice ? words.free : money(fixedPrice);
};

const TicketRow = ({
  ticket,
  onChange,
  onRemove,
}: {
  ticket: TicketType;
  onChange: () => void;
  onRemove: () => void;
}) => {
  const words = text.owner.tickets;
  const { name, initialLimit, salesDetails, hidden } = ticket;
  return (
    <li className={owner['ticket']}>
      <span className={owner['split']}>
        <strong>{name}</strong>
        <span>{priceWord(ticket)}</span>
      </span>
      <span className={owner['split']}>
        <span className={owner['soft']}>
          {[words.sold(salesDetails?.soldCount ?? 0, initialLimit), hidden ? words.hidden : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={owner['actions']}>
          <Button size="small" aria-label={words.change(name ?? '')} onPress={onChange}>
            {words.edit}
          </Button>
          <Button size="small" aria-label={words.removeOf(name ?? '')} onPress={onRemove}>
            {words.remove}
          </Button>
        </span>
      </span>
    </li>
  );
};

/** The ticket types of an event: what is sold, at which price, and how many. */
export const TicketTypes = ({ event }: { event: SiteEvent }) => {
  const words = text.owner.tickets;
  const eventId = event.id;
  const siteCurrency = useSiteStatus()?.currency ?? 'EUR';
  const [opened, setOpened] = useState<{ readonly ticket?: TicketType }>();
  const [leaving, setLeaving] = useState<TicketType>();
  const remove = useDeleteTicketDefinition();
  const { data, error, isPending, refetch } = useQueryTicketDefinitions({
    query: { filter: { eventId }, paging: { limit: MOST, offset: 0 } },
    fields: ['SALES_DETAILS'],
  });
  const tickets = data?.ticketDefinitions ?? [];
  return (
    <section className={owner['panel']} aria-labelledby="ticket-types">
      <h2 id="ticket-types">{words.title}</h2>
      {isPending && <Skeleton height="6rem" />}
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data && tickets.length === 0 && <p className={owner['soft']}>{words.none}</p>}
      {tickets.length > 0 && (
        <ul aria-label={words.title}>
          {tickets.map((ticket) => (
            <TicketRow
              key={ticket.id}
              ticket={ticket}
              onChange={() => setOpened({ ticket })}
              onRemove={() => setLeaving(ticket)}
            />
          ))}
        </ul>
      )}
      {data && (
        <div className={owner['actions']}>
          <Button onPress={() => setOpened({})}>{words.add}</Button>
        </div>
      )}
      {opened && (
        <TicketBox
          eventId={eventId}
          currency={event.registration?.tickets?.currency ?? siteCurrency}
          ticket={opened.ticket}
          onClose={() => setOpened(undefined)}
        />
      )}
      {leaving && (
        <ConfirmBox
          title={words.removeTitle(leaving.name ?? '')}
          body={words.removeBody}
          action={words.remove}
          open
          busy={remove.isPending}
          error={remove.error ? failureText(remove.error) : undefined}
          onConfirm={() =>
            remove.mutate(
              { ticketDefinitionId: leaving.id },
              {
                onSuccess: () => {
                  toast(words.removed(leaving.name ?? ''));
                  setLeaving(undefined);
                },
              },
            )
          }
          onClose={() => {
            remove.reset();
            setLeaving(undefined);
          }}
        />
      )}
    </section>
  );
};
