// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { ListOrdersResponseFacets } from './listOrdersResponseFacets.ts';
import type { Order } from './order.ts';
import type { OrderFacets } from './orderFacets.ts';

/**
 * One page of orders.
 */
export interface ListOrdersResponse {
  /**
   * Number of orders that match, on all pages.
   * @minimum 0
   */
  total: number;
  /**
   * Offset that the page was asked for with.
   * @minimum 0
   */
  offset: number;
  /**
   * Most orders of this page.
   * @minimum 0
   * @maximum 400
   */
  limit: number;
  /** True when the platform gave up counting; then neither a total nor a last page is known. Specified for every query, but not seen in answers of this one. */
  tooManyToCount?: boolean;
  /** @maxItems 400 */
  orders: Order[];
  /** How many orders there are by each value of the fields that `facet` named, as name of the field to counts. Absent when no field was named. */
  facets?: ListOrdersResponseFacets;
  orderFacets?: OrderFacets;
}
