import { fieldError } from './errors.ts';
import { notFinite } from './values/not-finite.ts';
import { isObject, ownValue } from './values/objects.ts';

/** A value that can be compared in a query. */
export type Comparable = string | number | boolean | null;

/** An object in a list of an item, for `$matchItems`. */
export type QueryEntry = Readonly<Record<string, Comparable | readonly Comparable[]>>;

/** A field of queries: how to read it, and which operators and sorts it allows. */
export interface QueryField<T> {
  read: (item: T) => Comparable | readonly Comparable[];
  /** The operators of the field; absent: all operators. */
  operators?: readonly string[];
  sortable?: boolean;
  /** The objects of a list, by the names that `$matchItems` may give; absent: the field does not take it. */
  entries?: (item: T) => readonly QueryEntry[];
  /** Converts an operand of the filter to the form of the field; default: no conversion. */
  operand?: (value: unknown) => unknown;
}

/**
 * Finds a field by its name; with `origin`, a point on the map, the field is the distance from it. Undefined for a
 * field that queries cannot name.
 */
export type FieldLookup<T> = (name: string, origin?: unknown) => QueryField<T> | undefined;

type Test<T> = (item: T) => boolean;

const comparisons: Record<string, (order: number) => boolean> = {
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
};

const texts: Record<string, (text: string, part: string) => boolean> = {
  $startsWith: (text, part) => text.startsWith(part),
  $endsWith: (text, part) => text.endsWith(part),
  $contains: (text, part) => text.includes(part),
};

const OPERATORS = [
  '$eq',
  '$ne',
  ...Object.keys(comparisons),
  '$in',
  '$nin',
  '$hasSome',
  '$hasAll',
  ...Object.keys(texts),
  '$exists',
  '$matchItems',
];

const isComparable = (value: unknown): value is Comparable =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Negative, 0 or positive; undefined for values that cannot be compared. */
export const order = (left: Comparable, right: Comparable): number | undefined => {
  if (typeof left === 'number') {
    const number = typeof right === 'string' ? notFinite(right) : right;
    const difference = typeof number === 'number' ? left - number : Number.NaN;
    return Number.isNaN(difference) ? undefined : difference;
  }
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  return undefined;
};

/**
 * Turns a filter into a test of one item. A filter has a value or operators for each field, joined by $and, $or and
 * $not. Throws a 400 with the path of an unknown field, operator or operand (R113).
 */
export const filterTest = <T>(filter: unknown, fields: FieldLookup<T>, path = 'query.filter'): Test<T> => {
  if (filter === undefined || filter === null) return () => true;
  if (!isObject(filter)) throw fieldError(path, 'FORMAT', 'must be an object');
  const tests = Object.entries(filter).map(([key, operand]): Test<T> => {
    const at = `${path}.${key}`;
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(operand)) throw fieldError(at, 'FORMAT', 'must be a list of filters');
      const parts = operand.map((part: unknown, index) => filterTest(part, fields, `${at}[${index}]`));
      return key === '$and'
        ? (item) => parts.every((part) => part(item))
        : (item) => parts.some((part) => part(item));
    }
    if (key === '$not') {
      const part = filterTest(operand, fields, at);
      return (item) => !part(item);
    }
    const field = fields(key);
    if (!field) throw fieldError(at, 'VALIDATION', `is not a field that can be filtered: ${key}`);
    return fieldTest(field, operand, at);
  });
  return (item) => tests.every((test) => test(item));
};

const fieldTest = <T>(field: QueryField<T>, operand: unknown, at: string): Test<T> => {
  const conditions = isObject(operand) ? Object.entries(operand) : [['$eq', operand] as const];
  const tests = conditions.map(([operator, value]): Test<T> => {
    if (!OPERATORS.includes(operator))
      throw fieldError(`${at}.${operator}`, 'VALIDATION', `is not an operator: ${operator}`);
    if (field.operators && !field.operators.includes(operator))
      throw fieldError(at, 'VALIDATION', `takes only ${field.operators.join(', ')}, not ${operator}`);
    if (operator === '$matchItems') return matchTest(field, value, `${at}.${operator}`);
    const { operand: given = (wanted: unknown) => wanted } = field;
    const matches = conditionOf(
      operator,
      Array.isArray(value) ? value.map(given) : given(value),
      `${at}.${operator}`,
    );
    return (item) => {
      const found = field.read(item);
      return matches(isList(found) ? found : [found]);
    };
  });
  return (item) => tests.every((test) => test(item));
};

/** `$matchItems`: some object of the list has all members of one of the wanted objects (R423). */
const matchTest = <T>({ entries }: QueryField<T>, wanted: unknown, at: string): Test<T> => {
  if (!entries || !Array.isArray(wanted) || !wanted.every(isObject))
    throw fieldError(at, 'FORMAT', 'must be a list of objects, for a field that holds some');
  const agrees = (entry: QueryEntry, one: Record<string, unknown>): boolean =>
    Object.entries(one).every(([name, value]) => {
      const found = ownValue(entry, name);
      return found !== undefined && isList(found) ? found.some((each) => each === value) : found === value;
    });
  return (item) => entries(item).some((entry) => wanted.some((one) => agrees(entry, one)));
};

const isList = (value: Comparable | readonly Comparable[]): value is readonly Comparable[] =>
  Array.isArray(value);

/** A test of the values of a field; a plain field has one value, a list any number. */
const conditionOf = (
  operator: string,
  operand: unknown,
  at: string,
): ((values: readonly Comparable[]) => boolean) => {
  if (operator === '$exists') {
    if (typeof operand !== 'boolean') throw fieldError(at, 'FORMAT', 'must be true or false');
    return (values) => values.some((value) => value !== null && value !== '') === operand;
  }
  if (['$in', '$nin', '$hasSome', '$hasAll'].includes(operator)) {
    const list: unknown[] = Array.isArray(operand) ? operand : [];
    if (!Array.isArray(operand) || !list.every(isComparable))
      throw fieldError(at, 'FORMAT', 'must be a list of values');
    if (operator === '$hasAll') return (values) => list.every((wanted) => values.includes(wanted));
    const hasOne = (values: readonly Comparable[]) => list.some((wanted) => values.includes(wanted));
    return operator === '$nin' ? (values) => !hasOne(values) : hasOne;
  }
  if (!isComparable(operand)) throw fieldError(at, 'FORMAT', 'must be one value');
  if (operator === '$eq') return (values) => values.includes(operand);
  if (operator === '$ne') return (values) => !values.includes(operand);
  const comparison = ownValue(comparisons, operator);
  if (comparison)
    return (values) =>
      values.some((value) => {
        const compared = order(value, operand);
        return compared !== undefined && comparison(compared);
      });
  const test = ownValue(texts, operator);
  if (!test || typeof operand !== 'string') throw fieldError(at, 'FORMAT', 'must be text');
  // Assumed: a search for a part of a text ignores case.
  const part = operand.toLowerCase();
  return (values) => values.some((value) => typeof value === 'string' && test(value.toLowerCase(), part));
};

/**
 * Sorts by the given keys. Equal items keep their order, and items without a value come last. Throws a 400 for a field
 * that cannot be sorted by (R113).
 */
export const sortItems = <T>(
  items: readonly T[],
  sort: unknown,
  fields: FieldLookup<T>,
  path = 'query.sort',
): readonly T[] => {
  if (sort === undefined || sort === null) return items;
  if (!Array.isArray(sort)) throw fieldError(path, 'FORMAT', 'must be a list');
  const keys = sort.map((key: unknown, index) => {
    const at = `${path}[${index}]`;
    const name = isObject(key) && typeof key['fieldName'] === 'string' ? key['fieldName'] : '';
    const field = fields(name, isObject(key) ? key['origin'] : undefined);
    if (!field?.sortable)
      throw fieldError(`${at}.fieldName`, 'VALIDATION', `is not a field that can be sorted: ${name}`);
    const direction = isObject(key) && key['order'] === 'DESC' ? -1 : 1;
    return { read: field.read, direction };
  });
  // Each value is read once, not at every comparison: a shop may have 10 000 products.
  const columns = keys.map(({ read, direction }) => ({ values: items.map(read), direction }));
  const compare = (left: number, right: number): number => {
    for (const { values, direction } of columns) {
      const compared = inDirection(values[left], values[right], direction);
      if (compared !== 0) return compared;
    }
    return left - right;
  };
  const places = remembered(items, sort).toSorted(compare);
  remember(items, sort, places);
  return places.flatMap((place) => items[place] ?? []);
};

/**
 * The last known order of a list, by sort. It is only the starting point of the next sort: an almost sorted list is
 * sorted in one pass, and changed items move to their new positions.
 */
const orders = new WeakMap<readonly unknown[], Map<string, readonly number[]>>();

/** The number of orders that are kept for a list. */
const MOST_ORDERS = 20;

const remembered = (items: readonly unknown[], sort: unknown): readonly number[] => {
  const known = orders.get(items)?.get(JSON.stringify(sort));
  return known?.length === items.length ? known : items.map((_, place) => place);
};

const remember = (items: readonly unknown[], sort: unknown, places: readonly number[]): void => {
  let known = orders.get(items);
  if (!known || known.size >= MOST_ORDERS) orders.set(items, (known = new Map()));
  known.set(JSON.stringify(sort), places);
};

/** Compares two values of a sort key; a missing value comes last in both directions. */
const inDirection = (
  one: Comparable | readonly Comparable[] = null,
  other: Comparable | readonly Comparable[] = null,
  direction: number,
): number => {
  if (one === other || isList(one) || isList(other)) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return (order(one, other) ?? 0) * direction;
};
