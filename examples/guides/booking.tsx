// #region picker
import { formatMoney } from 'vitrine/format';
import { type UsedReservation, useTicketPicker, useTicketsOnSale } from 'vitrine/react';

export const Tickets = ({ eventId, reserve }: { eventId: string } & Pick<UsedReservation, 'reserve'>) => {
  const { tickets: offered } = useTicketsOnSale(eventId);
  const { tickets, ready, pick, request } = useTicketPicker(offered, { eventId, perOrder: 10 });
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
      <button type="button" disabled={!ready} onClick={() => void reserve(request().ticketQuantities)}>
        Reserve
      </button>
    </>
  );
};
// #endregion picker

// #region booking
import { useOrder, useRemaining, useReservation } from 'vitrine/react';

const storage = () => sessionStorage; // survives a reload of the tab; read in the browser only

export const Booking = ({ eventId }: { eventId: string }) => {
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
      {state.status === 'idle' && <Tickets eventId={eventId} reserve={hold.reserve} />}
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

// #region family
import { VitrineProvider } from 'vitrine/react';
import { ticketsV2 } from 'vitrine/state';
import { site } from './site.ts';

export const BookingPage = ({ eventId }: { eventId: string }) => (
  <VitrineProvider client={site} tickets={ticketsV2}>
    <Booking eventId={eventId} />
  </VitrineProvider>
);
// #endregion family

// #region rsvp
import { useRsvp } from 'vitrine/react';

const words = {
  unknown: 'One moment',
  none: 'Will you come?',
  coming: 'You are coming',
  waiting: 'You are on the waiting list', // no seat yet
  declined: 'Thank you for telling us',
};

export const Invitation = ({ eventId }: { eventId: string }) => {
  const { standing, pending, problem, draft, setDraft, answer } = useRsvp(eventId);
  const name = typeof draft['name'] === 'string' ? draft['name'] : '';
  const guest = { firstName: name, lastName: 'Lindt', email: 'mara@example.org' };
  const form = { inputValues: [{ inputName: 'diet', value: 'Vegan' }] };
  return (
    <>
      <h2>{words[standing]}</h2>
      <input aria-label="First name" value={name} onChange={(e) => setDraft({ name: e.target.value })} />
      <button disabled={pending !== undefined} onClick={() => void answer({ ...guest, form, status: 'YES' })}>
        I will come
      </button>
      {problem && <p role="alert">{problem.reason}</p>}
    </>
  );
};
// #endregion rsvp
