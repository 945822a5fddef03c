import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import type { TicketReservationQuantity } from 'vitrine/ticketing';
import type { BookingDraft } from './booking-draft.ts';
import { guestOf, problemsIn, type Problem, questionsOf, withoutBuyer } from './guest-form.ts';
import { buyerQuestions } from './guest-forms.tsx';

/** Ids of the tickets with a form of their own: each ticket if the event asks every guest, else none. */
const placesOf = (tickets: readonly TicketReservationQuantity[], each: boolean): string[] =>
  each ? tickets.flatMap((wish) => Array.from({ length: wish.quantity }, () => wish.ticketDefinitionId)) : [];

/** The questions of an event to the guests of a booking, and the check of their answers. */
export const useGuests = (
  event: SiteEvent,
  tickets: readonly TicketReservationQuantity[],
  draft: BookingDraft,
) => {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const each = event.registration?.tickets?.guestsAssignedSeparately ?? false;
  const asked = questionsOf(event.form);
  const questions = each ? asked : withoutBuyer(asked);
  const places = placesOf(tickets, each);

  /** The guests as the checkout takes them; undefined if answers are missing or wrong, which then show. */
  const check = (): ReturnType<typeof guestOf>[] | undefined => {
    const answers =
      places.length > 0 ? places.map((_, guest) => draft.guests[guest] ?? {}) : [draft.guests[0] ?? {}];
    const found = [
      ...problemsIn(buyerQuestions(), draft.buyer, 'buyer'),
      ...answers.flatMap((one, at) => problemsIn(questions, one, at, each ? at : undefined)),
    ];
    setProblems(found);
    // Name and e-mail address are asked once, but the event's form expects them among its answers.
    return found.length > 0
      ? undefined
      : answers.map((one) => guestOf(asked, each ? one : { ...draft.buyer, ...one }));
  };

  return { questions, places, problems, check };
};
