// Generated from spec/ticketing.yaml by `npm run generate`.
// Do not edit: change the description, the generator's configuration or scripts/generate, and run it again.
// How it is made: generated/README.md
import type { OrderFieldsetsParameter } from './orderFieldsetsParameter.ts';
import type { OrderSort } from './orderSort.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { OrderTag } from './orderTag.ts';

export type ListOrdersParams = {
  /**
   * How many orders to leave out first.
   * @minimum 0
   */
  offset?: number;
  /**
   * Most orders of one page.
   * @minimum 0
   * @maximum 400
   */
  limit?: number;
  /**
   * Parts of the order to answer beside the number, the event, the reservation and the quantity.
   * @maxItems 20
   */
  fieldset?: OrderFieldsetsParameter;
  /**
   * Only orders in one of these states.
   * @maxItems 11
   */
  status?: readonly OrderStatus[];
  /**
   * Only orders of these events.
   * @maxItems 100
   */
  eventId?: readonly string[];
  /**
   * Only orders with these numbers.
   * @maxItems 500
   * @items.maxLength 36
   */
  orderNumber?: readonly string[];
  /**
   * Only orders of these members.
   * @maxItems 500
   */
  memberId?: readonly string[];
  /**
   * Names of fields to count the orders by; the counts come back in `facets` and `orderFacets`.
   * @maxItems 20
   * @items.maxLength 100
   */
  facet?: readonly string[];
  /**
   * Only orders in whose buyer name, e-mail address or number the text occurs.
   * @maxLength 200
   */
  searchPhrase?: string;
  /**
   * Only orders of events that one of these users created.
   * @maxItems 50
   */
  eventCreatorId?: readonly string[];
  /**
   * Order of the orders.
   */
  sort?: OrderSort;
  /**
   * Only orders that have one of these properties.
   * @maxItems 7
   */
  tag?: readonly OrderTag[];
  /**
   * Only orders of these contacts of the site.
   * @maxItems 100
   */
  contactId?: readonly string[];
};
