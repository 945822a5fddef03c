import { useState } from 'react';
import type { TicketDefinitionV3With } from 'vitrine/ticket-definitions';
import { useCreateTicketDefinition, useUpdateTicketDefinition } from 'vitrine/react/ticket-definitions';
import { DialogBox } from '../../../components/dialog-box.tsx';
import { Form } from '../../../components/form.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { named } from '../../../lib/named.ts';
import { said } from '../../../lib/told.ts';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';
import { emptyTicketForm, newTicketOf, ticketChangesOf, ticketFormOf } from './ticket-form.ts';

export type TicketType = TicketDefinitionV3With<'SALES_DETAILS'>;

interface TicketBoxProps {
  eventId: string;
  currency: string;
  /** The ticket type to change; a new one without it. */
  ticket: TicketType | undefined;
  onClose: () => void;
}

const Fields = ({ eventId, currency, ticket, onClose }: TicketBoxProps) => {
  const words = text.owner.tickets;
  const [form, setForm] = useState(ticket ? ticketFormOf(ticket) : emptyTicketForm);
  const create = useCreateTicketDefinition();
  const update = useUpdateTicketDefinition();
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const save = () => {
    const saved = said(text.owner.saved, onClose);
    if (ticket)
      update.mutate(
        { ticketDefinitionId: ticket.id, data: { ticketDefinition: ticketChangesOf(ticket, form) } },
        saved,
      );
    else create.mutate({ data: { ticketDefinition: newTicketOf(form, eventId, currency) } }, saved);
  };
  return (
    <Form
      submit={ticket ? words.save : words.create}
      onSubmit={save}
      busy={create.isPending || update.isPending}
      blocked={form.name.trim() === ''}
      error={create.error ?? update.error}
    >
      <TextInput
        label={words.name}
        value={form.name}
        onChange={(name) => change({ name })}
        maxLength={30}
        required
      />
      {ticket?.pricingMethod?.pricingOptions ? (
        <p className={styles['soft']}>{words.severalPrices}</p>
      ) : (
        <NumberInput
          label={words.price(currency)}
          value={form.price}
          onChange={(price) => change({ price })}
          min={0}
          digits={3}
          hint={words.priceHint}
        />
      )}
      <NumberInput
        label={words.limit}
        value={form.limit}
        onChange={(limit) => change({ limit })}
        min={0}
        digits={0}
        hint={words.limitHint}
        optional
      />
    </Form>
  );
};

/** Adds a ticket type to an event, or changes one. */
export const TicketBox = (props: TicketBoxProps) => (
  <DialogBox
    title={props.ticket ? text.owner.tickets.change(named(props.ticket.name)) : text.owner.tickets.add}
    open
    onClose={props.onClose}
  >
    <Fields {...props} />
  </DialogBox>
);
