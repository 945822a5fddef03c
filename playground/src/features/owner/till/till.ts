import type { TicketDefinition, TicketReservationQuantity } from 'vitrine/ticketing';

/** An item of the point of sale: a ticket definition, or one of its prices. */
export interface TillOffer {
  readonly key: string;
  readonly definitionId: string;
  readonly name: string;
  /** A decimal; absent if the ticket is free. */
  readonly price?: string;
  readonly optionId?: string;
  /** The buyer chooses the price; `price` is the minimum. */
  readonly isDonation: boolean;
  /** Number of remaining tickets; absent if unlimited. */
  readonly left?: number;
  readonly limit?: number;
  /** Hidden from visitors. */
  readonly isHidden: boolean;
}

/** The buttons of a ticket definition: one, or one for each price. */
export const offersOf = (ticket: TicketDefinition): TillOffer[] => {
  const common = {
    definitionId: ticket.id,
    isDonation: false,
    limit: ticket.limitPerCheckout,
    isHidden: ticket.dashboard?.hidden ?? (ticket.state?.length ?? 0) > 0,
    ...(ticket.dashboard?.unsold !== undefined && { left: ticket.dashboard.unsold }),
  };
  const options = ticket.pricing?.pricingOptions?.options ?? [];
  if (options.length > 0)
    return options.map(({ id = '', name = '', price }) => ({
      ...common,
      key: `${ticket.id}:${id}`,
      name: `${ticket.name}, ${name}`,
      optionId: id,
      ...(price && { price: price.value ?? price.amount }),
    }));
  const price = ticket.pricing?.minPrice ?? ticket.pricing?.fixedPrice ?? ticket.price;
  return [
    {
      ...common,
      key: ticket.id,
      name: ticket.name,
      isDonation: ticket.pricing?.minPrice !== undefined,
      ...(price && !ticket.free && { price: price.value ?? price.amount }),
    },
  ];
};

/** The fields of a ticket definition in the sandbox's state that are needed here. */
export interface KeptTicket {
  readonly id: string;
  readonly eventId: string;
  readonly name: string;
  readonly hidden: boolean;
  readonly capacity: number | null;
  readonly sold: number;
  readonly held: number;
  readonly price: { readonly type: string; readonly price?: string };
}

/** The hidden tickets of an event, which no call lists. */
export const hiddenOffers = (kept: readonly KeptTicket[], eventId: string): TillOffer[] =>
  kept
    .filter((ticket) => ticket.eventId === eventId && ticket.hidden)
    .map(({ id, name, capacity, sold, held, price }) => ({
      key: id,
      definitionId: id,
      name,
      isDonation: false,
      isHidden: true,
      ...(price.price !== undefined && { price: price.price }),
      ...(capacity !== null && { left: Math.max(0, capacity - sold - held) }),
    }));

/** Picked quantity of each offer, by its key. */
export type Picked = Readonly<Record<string, number>>;

/** The picked tickets in the format of a reservation: all prices of one ticket definition in one entry. */
export const wishesOf = (
  offers: readonly TillOffer[],
  picked: Picked,
): readonly TicketReservationQuantity[] => {
  const wishes = new Map<string, TicketReservationQuantity>();
  for (const { key, definitionId, optionId, isDonation, price } of offers) {
    const quantity = picked[key] ?? 0;
    if (quantity === 0) continue;
    const before = wishes.get(definitionId);
    const details = Array.from({ length: quantity }, () => ({ pricingOptionId: optionId ?? '' }));
    wishes.set(definitionId, {
      ticketDefinitionId: definitionId,
      quantity: quantity + (before?.quantity ?? 0),
      ...(optionId !== undefined && { ticketDetails: [...(before?.ticketDetails ?? []), ...details] }),
      ...(isDonation && price !== undefined && { priceOverride: price }),
    });
  }
  return [...wishes.values()];
};
