// #region owner
import { apiKey, app, createClient } from 'vitrine';

export const owner = createClient({ auth: apiKey({ key: 'sandbox-owner-api-key', siteId: 'your-site-id' }) });
export const installed = createClient({
  auth: app({ appId: 'id', appSecret: 'secret', instanceId: 'id' }),
});
// #endregion owner

// #region product
import { bulkAdjustProductProperty, createProduct } from 'vitrine/catalog-write';
import { bulkProductsOutcome } from 'vitrine/outcomes';

const bowl = { product: { name: 'Bowl', productType: 'physical', priceData: { price: 20 } } } as const;
const { product } = await createProduct(bowl, { client: owner });
if (!product) throw new Error('The answer has no product.');
// createProduct(bowl, { client: site }) does not compile: a visitor may not create products.

const cheaper = { ids: [product.id], adjust: { price: { amount: -500 } } };
const { outcome, items } = bulkProductsOutcome(
  cheaper,
  await bulkAdjustProductProperty(cheaper, { client: owner }),
);
console.log(outcome, items.length); // a negative price is reported here, not thrown
// #endregion product

// #region event
import { createEvent } from 'vitrine/events-v3';

const draft = await createEvent(
  {
    event: {
      title: 'An evening of lamps',
      location: { type: 'VENUE', name: 'The studio', address: { country: 'DE', city: 'Berlin' } },
      dateAndTimeSettings: {
        startDate: '2027-11-20T18:00:00Z',
        endDate: '2027-11-20T21:00:00Z',
        timeZoneId: 'Europe/Berlin',
      },
      registration: { initialType: 'TICKETING' },
    },
    draft: true,
  },
  { client: owner },
);
if (!draft.event) throw new Error('The answer has no event.');
// #endregion event

// #region tickets
import { createTicketDefinition } from 'vitrine/ticket-definitions';

const { ticketDefinition } = await createTicketDefinition(
  {
    ticketDefinition: {
      eventId: draft.event.id,
      name: 'Seat',
      initialLimit: 24,
      pricingMethod: { fixedPrice: { value: '45.00', currency: 'EUR' } },
      feeType: 'FEE_ADDED_AT_CHECKOUT',
    },
  },
  { client: owner },
);
if (!ticketDefinition) throw new Error('The answer has no ticketDefinition.');
// #endregion tickets

// #region publish
import { publishDraftEvent } from 'vitrine/events-v3';

const { event } = await publishDraftEvent(draft.event.id, {}, { client: owner });
if (!event) throw new Error('The answer has no event.');
console.log(event.status); // UPCOMING; never a draft again
// #endregion publish

// #region revision
import { isErrorOf } from 'vitrine';
import { getTicketDefinition, updateTicketDefinition } from 'vitrine/ticket-definitions';

const moreSeats = async (id: string, initialLimit: number) => {
  const { ticketDefinition: current } = await getTicketDefinition(
    id,
    { fields: ['SALES_DETAILS'] },
    { client: owner },
  );
  if (!current?.revision) throw new Error('The answer has no ticket.');
  console.log(current.salesDetails?.soldCount);
  const changes = { revision: current.revision, initialLimit };
  await updateTicketDefinition(id, { ticketDefinition: changes }, { client: owner });
};
try {
  await moreSeats(ticketDefinition.id, 30);
} catch (error) {
  if (isErrorOf(error, updateTicketDefinition) && error.code === 'INVALID_REVISION')
    await moreSeats(ticketDefinition.id, 30); // another program changed it: read it again
  else throw error;
}
// #endregion revision

// #region orders
import { listOrders } from 'vitrine/ticketing';

const found = await listOrders({ status: ['PAID'], fieldset: ['DETAILS'], limit: 5 }, { client: owner });
console.log(found.orders.map(({ orderNumber }) => orderNumber).length);
// #endregion orders

// #region forbidden
import { isForbidden } from 'vitrine';
import { queryBackInStockNotificationRequests } from 'vitrine/back-in-stock';

try {
  await queryBackInStockNotificationRequests({}, { client: owner });
} catch (error) {
  if (isForbidden(error)) console.error(error.neededIdentity); // the identity that may make the call
  else throw error;
}
// #endregion forbidden
