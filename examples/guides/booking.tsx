// #region picker
import { formatMoney } from 'vitrine/format';
import { useTicketPicker } from 'vitrine/react';
import { useCreateReservation } from 'vitrine/react/ticketing';
import type { TicketDefinition } from 'vitrine/ticketing';

export const Tickets = ({ eventId, offered }: { eventId: string; offered: TicketDefinition[] }) => {
  const { tickets, ready, pick, request } = useTicketPicker(offered, { eventId, perOrder: 10 });
  const reserve = useCreateReservation();
  return (
    <>
      {tickets.map(({ id, name, price, quantity, remaining, stop }) => (
        <p key={id}>
          {name}, {price.kind === 'fixed' ? formatMoney(price.price, { locale: 'de' }) : price.kind}
          {remaining !== undefined && `, ${remaining} left`}
          <button type="button" aria-disabled={stop !== undefined} onClick={() => pick(id, quantity + 1)}>
            {quantity} + {stop}
          </button>
        </p>
      ))}
      <button type="button" disabled={!ready} onClick={() => reserve.mutate({ data: request() })}>
        Reserve
      </button>
    </>
  );
};
// #endregion picker

// #region booking
import { useOrder, useRemaining, useReservation } from 'vitrine/react';

const storage = () => sessionStorage; // survives a reload of the tab; read in the browser only

export const Booking = ({ eventId, kind }: { eventId: string; kind: string }) => {
  const hold = useReservation(eventId, {
    storage,
    onWarning: (seconds) => console.log(`${seconds} seconds left`),
  });
  const seconds = useRemaining(hold.reservation); // undefined on a server, so that both renders are equal
  const { state, draft } = hold;
  return (
    <form>
      <input
        value={typeof draft['name'] === 'string' ? draft['name'] : ''}
        onChange={(e) => hold.setDraft({ name: e.target.value })}
      />
      {state.status === 'idle' && (
        <button type="button" onClick={() => void hold.reserve([{ ticketDefinitionId: kind, quantity: 2 }])}>
          Reserve
        </button>
      )}
      {state.status === 'held' && <p>{seconds} seconds left</p>}
      {state.status === 'expired' && (
        <button type="button" onClick={() => void hold.reserveAgain()}>
          Try to reserve again
        </button>
      )}
      {state.status === 'failed' &&
        state.gone.map(({ name, left }) => <p key={name}>{`${name}: ${left} left`}</p>)}
    </form>
  );
};

export const OrderedTickets = (order: { eventId: string; orderNumber: string }) => {
  const { state, refresh } = useOrder(order); // loading, unpaid, issuing, ready, delayed, declined, canceled, failed
  if (state.status === 'issuing') return <progress value={state.issued} max={state.total} />;
  if (state.status === 'delayed') return <button onClick={() => void refresh()}>Look again</button>;
  return <p>{state.status === 'ready' ? `${state.tickets.length} tickets` : state.status}</p>;
};
// #endregion booking
