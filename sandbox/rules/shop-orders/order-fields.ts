import type { ShopOrder } from '../../../generated/orders/types.ts';
import type { Comparable, FieldLookup, QueryField } from '../../engine/query.ts';

/** The values at a path of names; a list on the way gives the values of all its entries. */
const valuesAt = (value: unknown, names: readonly string[]): Comparable[] => {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => valuesAt(entry, names));
  const [name, ...rest] = names;
  if (name !== undefined)
    return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, name), rest) : [];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [];
};

const isAmount = (name: string): boolean => name.endsWith('.amount');

/** Fields of which an order has several values. */
const isList = (name: string): boolean =>
  /^(lineItems|appliedDiscounts|fulfillmentStatusesAggregate)\./.test(name);

/** Fields that filters accept although no response shows them. */
const hidden: Readonly<Record<string, (order: ShopOrder) => Comparable>> = {
  demo: () => false,
  'fulfillmentStatusesAggregate.statuses': ({ fulfillmentStatus }) => fulfillmentStatus,
};

/** A field of an order by its path. The description names those that a search may filter and sort by. */
export const orderField: FieldLookup<ShopOrder> = (name): QueryField<ShopOrder> => {
  const names = name.split('.');
  const toNumber = (value: unknown) => (typeof value === 'string' ? Number(value) : value);
  return {
    read: (order) => {
      const found = hidden[name] ? [hidden[name](order)] : valuesAt(order, names);
      const values = isAmount(name) ? found.map(Number) : found;
      return isList(name) ? values : (values[0] ?? null);
    },
    ...(isAmount(name) && { operand: toNumber }),
    sortable: true,
  };
};
