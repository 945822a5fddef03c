import Big from 'big.js';
import type { Comparable, FieldLookup, QueryField } from '../../../engine/query.ts';
import type { World } from '../../../engine/context.ts';
import { saleStatusOf } from '../../events/status.ts';
import { amountsOf } from '../../ticket-sales/amounts.ts';
import type { Offer } from '../available.ts';
import { singlePrice } from '../definition-view.ts';
import { createdDateOf, feeTypeOf, isFree, revisionOf, updatedDateOf } from './view.ts';

/** A definition with its event. */
export type DefinitionOfEvent = Pick<Offer, 'definition' | 'event'>;

/** Converts an instant of a filter to the ISO format of the records, so that texts can be compared. */
const instant = (value: unknown): unknown => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? value : new Date(at).toISOString();
};

/** Amounts and revisions are texts on the wire and are compared as numbers. */
const number = (value: unknown): unknown => (typeof value === 'string' ? Number(value) : value);

type Read = (item: DefinitionOfEvent) => Comparable;

const plain = (read: Read, operand?: (value: unknown) => unknown): QueryField<DefinitionOfEvent> => ({
  read,
  sortable: true,
  ...(operand && { operand }),
});

/** The single price of a ticket; a donation and a choice of prices have none. */
const fixedPriceOf = ({ definition: { price } }: DefinitionOfEvent): string | undefined =>
  price.type === 'donation' ? undefined : singlePrice(price);

/** The fields of a definition that a query may name (R113). The description lists the operators of each. */
export const definitionField = (world: World): FieldLookup<DefinitionOfEvent> => {
  const site = amountsOf(world).currency;
  const fields = new Map<string, QueryField<DefinitionOfEvent>>([
    ['sortIndex', plain(({ definition }) => definition.orderIndex)],
    ['id', plain(({ definition }) => definition.id)],
    ['eventId', plain(({ event }) => event.id)],
    ['revision', plain(({ definition }) => revisionOf(definition), number)],
    ['createdDate', plain(({ definition, event }) => createdDateOf(definition, event), instant)],
    ['updatedDate', plain(({ definition, event }) => updatedDateOf(definition, event), instant)],
    ['name', plain(({ definition }) => definition.name)],
    ['description', plain(({ definition }) => definition.description || null)],
    ['hidden', plain(({ definition }) => definition.hidden)],
    ['initialLimit', plain(({ definition }) => definition.capacity)],
    [
      'pricingMethod.fixedPrice.value',
      plain((item) => {
        const price = fixedPriceOf(item);
        return price === undefined ? null : new Big(price).toNumber();
      }, number),
    ],
    [
      'pricingMethod.fixedPrice.currency',
      plain((item) => (fixedPriceOf(item) === undefined ? null : (item.definition.currency ?? site))),
    ],
    [
      'pricingMethod.pricingType',
      plain(({ definition }) => (definition.price.type === 'donation' ? 'DONATION' : 'STANDARD')),
    ],
    ['pricingMethod.free', plain(({ definition }) => isFree(definition.price))],
    ['feeType', plain(({ definition }) => feeTypeOf(definition))],
    ['saleStatus', plain(({ definition, event }) => saleStatusOf(world, event, definition))],
  ]);
  return (name) => fields.get(name);
};
