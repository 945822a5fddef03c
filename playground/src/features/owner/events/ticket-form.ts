import type {
  NewTicketDefinition,
  PricingMethod,
  PricingMethodInput,
  TicketDefinitionChanges,
  TicketDefinitionV3,
} from 'vitrine/ticket-definitions';

type CurrencyCode = NonNullable<PricingMethodInput['fixedPrice']>['currency'];

/** Input of the form of a ticket type. */
export interface TicketForm {
  readonly name: string;
  /** NaN if the ticket has several prices, which this form leaves as they are. */
  readonly price: number;
  /** NaN for an unlimited number. */
  readonly limit: number;
}

export const emptyTicketForm: TicketForm = { name: '', price: 0, limit: Number.NaN };

/** The form values of a ticket type. */
export const ticketFormOf = ({
  name,
  pricingMethod,
  initialLimit = Number.NaN,
}: Pick<TicketDefinitionV3, 'name' | 'pricingMethod' | 'initialLimit'>): TicketForm => ({
  name: name ?? '',
  price: Number((pricingMethod?.fixedPrice ?? pricingMethod?.guestPrice)?.value ?? Number.NaN),
  limit: initialLimit,
});

/** The new ticket type for a form. */
export const newTicketOf = (
  { name, price, limit }: TicketForm,
  eventId: string,
  currency: string,
): NewTicketDefinition => ({
  eventId,
  name: name.trim(),
  pricingMethod: { fixedPrice: { value: String(price), currency: currency as CurrencyCode } },
  feeType: price > 0 ? 'FEE_ADDED_AT_CHECKOUT' : 'NO_FEE',
  ...(!Number.isNaN(limit) && { initialLimit: limit }),
});

const pricingOf = (method: PricingMethod | undefined, price: number): PricingMethodInput => {
  const { fixedPrice, guestPrice } = method ?? {};
  const value = String(price);
  if (guestPrice) return { guestPrice: { ...guestPrice, value } };
  return fixedPrice ? { fixedPrice: { ...fixedPrice, value } } : {};
};

/** The changed fields only, with the revision that the form was made from. */
export const ticketChangesOf = (
  before: Pick<TicketDefinitionV3, 'name' | 'pricingMethod' | 'initialLimit' | 'revision' | 'feeType'>,
  after: TicketForm,
): TicketDefinitionChanges => {
  const saved = ticketFormOf(before);
  return {
    revision: before.revision ?? '',
    ...(after.name.trim() !== saved.name && { name: after.name.trim() }),
    ...(!Object.is(after.price, saved.price) && {
      pricingMethod: pricingOf(before.pricingMethod, after.price),
      // A ticket that costs something needs a payer of the fee.
      ...(before.feeType === 'NO_FEE' && after.price > 0 && { feeType: 'FEE_ADDED_AT_CHECKOUT' as const }),
    }),
    ...(!Object.is(after.limit, saved.limit) && {
      initialLimit: Number.isNaN(after.limit) ? null : after.limit,
    }),
  };
};
