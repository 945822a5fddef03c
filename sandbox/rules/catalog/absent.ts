import type { OptionalMember, ProductRecord } from '../../records/catalog.ts';

/**
 * Whether an optional member is absent in the responses for a product: on real sites each one is absent in some
 * products and present in others (R721). Products that a call creates have all of them.
 */
export const isAbsent = ({ absent }: ProductRecord, member: OptionalMember): boolean =>
  absent?.includes(member) === true;
