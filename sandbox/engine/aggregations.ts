import type { Aggregation, AggregationResult, DateHistogramInterval } from './aggregation-types.ts';
import { fieldError } from './errors.ts';
import type { Comparable, FieldLookup } from './query.ts';

/** A group of items with its value. */
interface Bucket<T> {
  readonly value: string;
  readonly items: readonly T[];
}

/** The length of the text that all instants of an interval begin with. */
const lengths: Readonly<Record<Exclude<DateHistogramInterval, 'WEEK'>, number>> = {
  YEAR: 4,
  MONTH: 7,
  DAY: 10,
  HOUR: 13,
  MINUTE: 16,
  SECOND: 19,
};

const DAY = 86_400_000;

/** The beginning of the interval of an instant, in UTC. Weeks begin on Monday. */
const beginning = (instant: string, interval: DateHistogramInterval): string => {
  if (interval !== 'WEEK') {
    const rest = '0000-01-01T00:00:00.000Z'.slice(lengths[interval]);
    return `${instant.slice(0, lengths[interval])}${rest}`;
  }
  const day = Math.floor(Date.parse(instant) / DAY);
  // Day 0 of the epoch was a Thursday.
  return new Date((day - ((day + 3) % 7)) * DAY).toISOString();
};

/** Counts the groups of all matching items (R429). */
export const aggregate = <T>(
  items: readonly T[],
  aggregations: readonly Aggregation[],
  fields: FieldLookup<T>,
): AggregationResult[] => {
  const group = new Grouping(fields);
  return aggregations.map((one, index): AggregationResult => {
    const head = {
      ...(one.name !== undefined && { name: one.name }),
      ...(one.type && { type: one.type }),
      ...(one.fieldPath !== undefined && { fieldPath: one.fieldPath }),
    };
    return { ...head, ...group.result(items, one, `search.aggregations[${index}]`) };
  });
};

class Grouping<T> {
  readonly #fields: FieldLookup<T>;

  constructor(fields: FieldLookup<T>) {
    this.#fields = fields;
  }

  result(items: readonly T[], one: Aggregation, at: string): object {
    switch (one.type) {
      case 'VALUE':
        return { values: { results: this.#values(items, one, at).map(counted) } };
      case 'RANGE':
        return {
          ranges: {
            results: this.#ranges(items, one, at).map(({ range, items: { length: count } }) => ({
              ...range,
              count,
            })),
          },
        };
      case 'SCALAR':
        return {
          scalar: { type: one.scalar?.type ?? 'COUNT_DISTINCT', value: this.#scalar(items, one, at) },
        };
      case 'DATE_HISTOGRAM':
        return { dateHistogram: { results: this.#dates(items, one, at).map(counted) } };
      case 'NESTED':
        return { nested: { results: this.#nested(items, one.nested?.nestedAggregations ?? [], at) } };
      case undefined:
        throw fieldError(`${at}.type`, 'REQUIRED_FIELD', 'is missing');
    }
  }

  #read(item: T, { fieldPath = '' }: Aggregation, at: string): readonly Comparable[] {
    const field = this.#fields(fieldPath);
    if (!field)
      throw fieldError(`${at}.fieldPath`, 'VALIDATION', `is not a field that can be grouped: ${fieldPath}`);
    return [field.read(item)].flat().filter((value) => value !== null && value !== '');
  }

  #buckets(
    items: readonly T[],
    one: Aggregation,
    at: string,
    name: (value: Comparable) => string,
  ): Bucket<T>[] {
    const found = new Map<string, T[]>();
    for (const item of items)
      for (const value of new Set(this.#read(item, one, at).map(name)))
        found.set(value, [...(found.get(value) ?? []), item]);
    return [...found].map(([value, having]) => ({ value, items: having }));
  }

  #values(items: readonly T[], one: Aggregation, at: string): Bucket<T>[] {
    const {
      sortType = 'COUNT',
      sortDirection = 'DESC',
      limit = 10,
      missingValues,
      includeOptions,
    } = one.value ?? {};
    const direction = sortDirection === 'DESC' ? -1 : 1;
    const buckets = this.#buckets(items, one, at, String);
    const without =
      missingValues === 'INCLUDE' ? items.filter((item) => this.#read(item, one, at).length === 0) : [];
    if (without.length > 0) buckets.push({ value: includeOptions?.addToBucket ?? '', items: without });
    const byValue = (left: Bucket<T>, right: Bucket<T>) => (left.value < right.value ? -1 : 1);
    return buckets
      .toSorted((left, right) =>
        sortType === 'VALUE'
          ? direction * byValue(left, right)
          : direction * (left.items.length - right.items.length) || byValue(left, right),
      )
      .slice(0, limit);
  }

  #ranges(items: readonly T[], one: Aggregation, at: string) {
    return (one.range?.buckets ?? []).map(({ from, to }) => ({
      range: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
      items: items.filter((item) =>
        this.#read(item, one, at)
          .map(Number)
          .some((value) => value >= (from ?? -Infinity) && value < (to ?? Infinity)),
      ),
    }));
  }

  #scalar(items: readonly T[], one: Aggregation, at: string): number {
    const values = items.flatMap((item) => this.#read(item, one, at));
    const type = one.scalar?.type ?? 'COUNT_DISTINCT';
    if (type === 'COUNT_DISTINCT') return new Set(values).size;
    const numbers = values.map((value) =>
      typeof value === 'string' && /^\d{4}-/.test(value) ? Date.parse(value) : Number(value),
    );
    if (numbers.length === 0) return 0;
    return type === 'MIN' ? Math.min(...numbers) : Math.max(...numbers);
  }

  #dates(items: readonly T[], one: Aggregation, at: string): Bucket<T>[] {
    const { interval = 'DAY' } = one.dateHistogram ?? {};
    return this.#buckets(items, one, at, (value) => beginning(String(value), interval)).toSorted(
      (left, right) => (left.value < right.value ? -1 : 1),
    );
  }

  /** One entry for each combination of groups, the outermost first. */
  #nested(
    items: readonly T[],
    levels: readonly Aggregation[],
    at: string,
  ): { results: Record<string, object> }[] {
    const [level, ...inner] = levels;
    if (!level) return [{ results: {} }];
    const name = level.name ?? level.fieldPath ?? '';
    return this.#parts(items, level, at).flatMap(({ value, items: having }) =>
      this.#nested(having, inner, at).map(({ results }) => ({ results: { [name]: value, ...results } })),
    );
  }

  #parts(items: readonly T[], level: Aggregation, at: string): { value: object; items: readonly T[] }[] {
    if (level.type === 'SCALAR')
      return [{ value: { scalar: { value: this.#scalar(items, level, at) } }, items }];
    if (level.type === 'RANGE')
      return this.#ranges(items, level, at)
        .filter((range) => range.items.length > 0)
        .map(({ range, items: having }) => ({
          value: { range: { ...range, count: having.length } },
          items: having,
        }));
    const key = level.type === 'DATE_HISTOGRAM' ? 'dateHistogram' : 'value';
    const buckets =
      level.type === 'DATE_HISTOGRAM' ? this.#dates(items, level, at) : this.#values(items, level, at);
    return buckets.map((bucket) => ({ value: { [key]: counted(bucket) }, items: bucket.items }));
  }
}

const counted = <T>({ value, items }: Bucket<T>) => ({ value, count: items.length });
