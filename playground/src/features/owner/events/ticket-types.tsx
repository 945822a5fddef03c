import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useDeleteTicketDefinition, useQueryTicketDefinitions } from 'vitrine/react/ticket-definitions';
import { Button } from '../../../components/button.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { List, Row } from '../../../components/list.tsx';
import { readingOf } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { money } from '../../../lib/format.ts';
import { named } from '../../../lib/named.ts';
import { useSiteStatus } from '../../../site/services.ts';
import { text } from '../../../text/owner.ts';
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

const soldWord = ({ initialLimit, salesDetails, hidden }: TicketType): string => {
  const words = text.owner.tickets;
  const sold = words.sold(salesDetails?.soldCount ?? 0, initialLimit);
  return hidden ? `${sold} · ${words.hidden}` : sold;
};

const TicketRow = ({ ticket, onChange }: { ticket: TicketType; onChange: () => void }) => {
  const words = text.owner.tickets;
  const { id } = ticket;
  const name = named(ticket.name);
  const remove = useDeleteTicketDefinition();
  return (
    <Row
      title={name}
      meta={soldWord(ticket)}
      status={priceWord(ticket)}
      action={
        <>
          <Button size="small" aria-label={words.change(name)} onPress={onChange}>
            {words.edit}
          </Button>
          <ConfirmButton
            size="small"
            action={words.remove}
            name={words.removeOf(name)}
            title={words.removeTitle(name)}
            body={words.removeBody}
            done={words.removed(name)}
            onConfirm={() => remove.mutateAsync({ ticketDefinitionId: id })}
          />
        </>
      }
    />
  );
};

/** The ticket types of an event: what is sold, at which price, and how many. */
export const TicketTypes = ({ event: { id: eventId, registration } }: { event: SiteEvent }) => {
  const words = text.owner.tickets;
  const siteCurrency = useSiteStatus()?.currency ?? 'EUR';
  const [opened, setOpened] = useState<{ readonly ticket?: TicketType }>();
  const query = useQueryTicketDefinitions({
    query: { filter: { eventId }, paging: { limit: MOST, offset: 0 } },
    fields: ['SALES_DETAILS'],
  });
  return (
    <Panel title={words.title} footer={<Button onPress={() => setOpened({})}>{words.add}</Button>}>
      <List label={words.title} reading={readingOf(query)} empty={words.none}>
        {(query.data?.ticketDefinitions ?? []).map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} onChange={() => setOpened({ ticket })} />
        ))}
      </List>
      {opened && (
        <TicketBox
          eventId={eventId}
          currency={registration?.tickets?.currency ?? siteCurrency}
          ticket={opened.ticket}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
};
