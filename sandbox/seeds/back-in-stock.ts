import { createBackInStockNotificationRequest } from '../rules/back-in-stock/requests.ts';
import type { World } from '../engine/context.ts';
import { STORE_APP_ID } from '../engine/settings.ts';
import type { BackInStockRecord } from '../records/state.ts';
import { play, type Moment } from './history.ts';
import { personOf } from './orders/people.ts';

/** Back-in-stock requests: the person, the item, hours ago, and the outcome. */
const waiting: readonly {
  who: string;
  product: string;
  choice: string;
  ago: number;
  status: BackInStockRecord['status'];
}[] = [
  { who: 'Ada Berg', product: 'wool-cushion', choice: 'Plum', ago: 400, status: 'NOTIFICATION_SENT' },
  { who: 'Jonas Weber', product: 'wool-cushion', choice: 'Plum', ago: 390, status: 'FAILED' },
  { who: 'Noor Lind', product: 'wool-cushion', choice: 'Plum', ago: 90, status: 'RECEIVED' },
  { who: 'Hana Kim', product: 'wool-cushion', choice: 'Plum', ago: 40, status: 'RECEIVED' },
  { who: 'Ada Berg', product: 'wall-light-arc', choice: 'Green', ago: 30, status: 'RECEIVED' },
];

/** Back-in-stock requests as moments of the site's past. */
export const waitingMoments = (world: World): Moment[] =>
  waiting.map(({ who, product: slug, choice, ago, status }) => ({
    ago,
    happen: () => {
      const { state } = world;
      const product = state.products.find((candidate) => candidate.slug === slug);
      const variant = product?.variants.find(({ choices }) => Object.values(choices).includes(choice));
      if (!product || !variant) throw new Error(`The shop has no ${slug} in ${choice}`);
      const person = personOf(state, who);
      play(world, createBackInStockNotificationRequest, person.caller, {
        body: {
          request: {
            catalogReference: {
              appId: STORE_APP_ID,
              catalogItemId: product.id,
              options: { variantId: variant.id },
            },
            email: person.email,
            itemUrl: `${state.settings.siteUrl}${state.settings.productPath}${slug}`,
          },
          itemDetails: { name: product.name, price: variant.price ?? product.price, image: '' },
        },
      });
      const request = Object.values(state.backInStockRequests).at(-1);
      if (request) Object.assign(request, { status, autoNotified: status === 'NOTIFICATION_SENT' });
    },
  }));
