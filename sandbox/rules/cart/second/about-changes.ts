import type {
  CartAddressInput,
  CartCustomerInput,
  CartV2Changes,
} from '../../../../generated/carts-v2/types.ts';
import type { Address, CartAbout, PersonRecord } from '../../../records/state.ts';
import { defined } from '../cart-about.ts';
import { checkAddress } from './addresses.ts';

/** A copy without the members that are cleared. */
const withoutNull = <T extends object>(value: T): object =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== undefined));

/** The value after a change: `null` clears it, an absent one leaves it. */
const after = <T>(before: T | undefined, change: T | null | undefined): T | undefined =>
  change === undefined ? before : (change ?? undefined);

/**
 * The fields of a cart after an update (R474, R475): given values are set, `null` clears a field, and omitted
 * fields stay. Throws a 400 for an address that is not valid (R521).
 */
export const aboutAfter = (about: CartAbout, changes: CartV2Changes): CartAbout => {
  const { customerInfo, deliveryInfo, paymentInfo, businessInfo, taxInfo, source } = changes;
  checkAddress(deliveryInfo?.address);
  checkAddress(paymentInfo?.billingAddress);
  return defined({
    ...about,
    note: after(about.note, changes.note),
    buyer: buyerAfter(about, customerInfo),
    contact: contactAfter(about, customerInfo, deliveryInfo?.address),
    billing: defined({
      address: paymentInfo?.billingAddress ? addressOf(paymentInfo.billingAddress) : about.billing.address,
      contact: after(about.billing.contact, paymentInfo?.billingContact),
    }),
    source: { ...about.source, ...source },
    locationId: after(about.locationId, businessInfo?.locationId),
    taxExemptGroupId: after(about.taxExemptGroupId, taxInfo?.taxExemptGroupId),
    checkoutUrl: after(about.checkoutUrl, changes.customCheckoutUrl),
    extendedFields: after(about.extendedFields, changes.extendedFields),
    demo: after(about.demo, changes.demo),
  } as CartAbout);
};

const addressOf = (address: CartAddressInput): Address => withoutNull(address) as Address;

const buyerAfter = ({ buyer }: CartAbout, customer: CartCustomerInput | undefined): CartAbout['buyer'] => {
  if (customer?.email === undefined) return buyer;
  const rest = defined({ ...buyer, email: customer.email ?? undefined });
  return Object.keys(rest).length > 0 ? (rest as CartAbout['buyer']) : undefined;
};

/** The address and the names, which the first family keeps together. */
const contactAfter = (
  { contact }: CartAbout,
  customer: CartCustomerInput | undefined,
  address: CartAddressInput | undefined,
): CartAbout['contact'] => {
  const { email: _email, ...names } = customer ?? {};
  if (Object.keys(names).length === 0 && address === undefined) return contact;
  const person = withoutNull({ ...contact?.contactDetails, ...names }) as PersonRecord;
  const next = {
    ...(address === undefined
      ? contact?.address && { address: contact.address }
      : { address: addressOf(address) }),
    ...(Object.keys(person).length > 0 && { contactDetails: person }),
  };
  return Object.keys(next).length > 0 ? next : undefined;
};
