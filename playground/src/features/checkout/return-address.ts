import { pageUrl } from '../../lib/base.ts';
import { createStore } from '../../lib/store.ts';

/** The page that the platform returns to if nothing was bought. */
export const returnPage = (): string => pageUrl('/checkout/return');

/** The address that the checkout names instead, which the preflight changes until the page is reloaded. */
export const returnAddress = createStore(returnPage());
