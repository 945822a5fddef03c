// #region find
import { queryProducts } from 'vitrine/catalog-v1';
import { site } from './site.ts';

const { products } = await queryProducts({ query: { filter: { slug: 'studio-tee' } } }, { client: site });
const [shirt] = products;
if (!shirt) throw new Error('There is no such product.');
// #endregion find

// #region choose
import { getProductOptionsAvailability } from 'vitrine/catalog-v1';

const options = { Size: 'M', Color: 'Green' };
const { availableForPurchase } = await getProductOptionsAvailability(shirt.id, { options }, { client: site });
console.log(availableForPurchase); // false while a choice is missing
// #endregion choose

// #region add
import { STORES_APP_ID } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { addedOutcome } from 'vitrine/outcomes';

const catalogReference = { appId: STORES_APP_ID, catalogItemId: shirt.id, options: { options } };
const request = { lineItems: [{ quantity: 2, catalogReference }] };
const answer = await addToCurrentCart(request, { client: site });

const { outcome, lines } = addedOutcome(request, undefined, answer); // undefined: there was no cart before
if (outcome !== 'applied') for (const { asked, got } of lines) console.warn(`${got} of ${asked}`);
// #endregion add

// #region totals
import { estimateCurrentCartTotals, updateCurrentCart } from 'vitrine/carts';

await updateCurrentCart({ couponCode: 'WELCOME10' }, { client: site });
const shippingAddress = { country: 'DE', city: 'Berlin', postalCode: '10115' };
const { priceSummary, calculationErrors } = await estimateCurrentCartTotals(
  { shippingAddress },
  { client: site },
);
if (!priceSummary) throw new Error('The answer has no priceSummary.');
console.log(priceSummary.total?.formattedAmount);
if (calculationErrors?.taxCalculationError) console.warn('The tax is not known yet.'); // all other amounts are known
// #endregion totals

// #region checkout
import { createCheckoutFromCurrentCart } from 'vitrine/carts';
import { createRedirectSession } from 'vitrine/redirect-session';

const { checkoutId } = await createCheckoutFromCurrentCart(
  { email: 'ada@example.org', shippingAddress },
  { client: site },
);
const callbacks = {
  thankYouPageUrl: 'http://localhost:5173/thanks', // paid: gets orderId
  postFlowUrl: 'http://localhost:5173/cart', // abandoned
};
const { redirectSession } = await createRedirectSession(
  { ecomCheckout: { checkoutId }, callbacks },
  { client: site },
);
console.log(redirectSession?.fullUrl); // send the person there; it works once
// #endregion checkout
