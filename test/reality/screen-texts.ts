/** Members that are texts wherever a screen model has them. */
const texts: ReadonlySet<string> = new Set(
  (
    'id name slug html url alt key title description policy amount currency text sku unit ' +
    'formattedAmount formattedConvertedAmount convertedAmount'
  ).split(' '),
);

/** Members of a snapshot that hold messages of the platform as they came. */
const raw: ReadonlySet<string> = new Set(
  (
    'definition item confirmed cart rsvp member product order reservations invoice error line details calendarLinks data ' +
    'shippingInfo membershipOptions taxSummary calculatedLineItems appliedDiscounts additionalFees'
  ).split(' '),
);

/** Whether an object is a message of the platform: a price, a picture of the first catalog, or a ticket of an order. */
const isMessage = (value: object): boolean =>
  ['formatted', 'mediaType', 'ticketNumber', 'orderNumber', 'cartId'].some((name) => name in value);

/** A variant may have no id, and only a donation has an amount. */
const isOptional = (holder: object, name: string): boolean =>
  (name === 'id' && 'choices' in holder) || (name === 'amount' && 'sale' in holder);

/** The members of a result that a screen model types as a text, and that are no text. */
export const undefinedTexts = (value: unknown, at = '', seen = new Set<unknown>()): string[] => {
  if (typeof value !== 'object' || value === null || value instanceof Error || seen.has(value)) return [];
  seen.add(value);
  if (isMessage(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (!Array.isArray(value) && texts.has(name) && typeof member !== 'string' && !isOptional(value, name))
      return typeof member === 'object' && member !== null ? [] : [`${at}.${name} is ${String(member)}`];
    return raw.has(name) ? [] : undefinedTexts(member, `${at}.${name}`, seen);
  });
};
