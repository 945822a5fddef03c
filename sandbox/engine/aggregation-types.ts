import type {
  AggregationResult,
  DateHistogramAggregation,
  DateHistogramInterval,
  RangeAggregation,
  ScalarAggregation,
  ValueAggregation,
} from '../../generated/catalog-v3/types.ts';

export type { AggregationResult, DateHistogramInterval };

/** A group to compute, with the field names of any service. */
export interface Aggregation {
  readonly name?: string;
  readonly type?: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM' | 'NESTED';
  readonly fieldPath?: string;
  readonly value?: ValueAggregation;
  readonly range?: RangeAggregation;
  readonly scalar?: ScalarAggregation;
  readonly dateHistogram?: DateHistogramAggregation;
  readonly nested?: { readonly nestedAggregations?: readonly Aggregation[] };
}
