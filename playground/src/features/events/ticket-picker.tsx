import { useNavigate } from '@tanstack/react-router';
import type { SiteEvent } from 'vitrine/events-v3';
import { useTicketPicker } from 'vitrine/react';
import type { TicketOffer } from 'vitrine/state';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { text } from '../../text/events.ts';
import styles from './picker.module.css';
import { TicketRow } from './ticket-row.tsx';

export interface TicketPickerProps {
  event: SiteEvent;
  offers: readonly TicketOffer[];
  paymentMethodConfigured: boolean | undefined;
}

/** Ticket selection. The platform calculates the price on the next page. */
export const TicketPicker = ({ event, offers, paymentMethodConfigured }: TicketPickerProps) => {
  const navigate = useNavigate();
  const picker = useTicketPicker(offers, {
    eventId: event.id,
    perOrder: event.registration?.tickets?.ticketLimitPerOrder,
    paymentMethodConfigured,
  });
  const { tickets, count, ready, noPaymentMethod } = picker;
  return (
    <div className={styles['picker']}>
      {noPaymentMethod && (
        <Note live="alert" tone="warn">
          <strong>{text.picker.noPayment}</strong>
          <small>{text.picker.noPaymentText}</small>
        </Note>
      )}
      <ul>
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            picker={picker}
            zone={event.dateAndTimeSettings?.timeZoneId ?? 'UTC'}
          />
        ))}
      </ul>
      <div className={styles['foot']}>
        <output className={styles['count']}>{text.picker.picked(count)}</output>
        <Button
          kind={ready ? 'primary' : 'plain'}
          size="large"
          wide
          isDisabled={!ready}
          onPress={() => {
            const { ticketQuantities } = picker.request();
            void navigate({
              to: '/events/$slug/book',
              params: { slug: event.slug ?? '' },
              search: { tickets: ticketQuantities },
            });
          }}
        >
          {text.picker.go}
        </Button>
        <p className="soft">{ready ? text.picker.totalHint : text.picker.goHint}</p>
      </div>
    </div>
  );
};
