// #region ends
import { announcedEnds } from 'vitrine/deprecations';

export const endsOf = (service: string): string[] =>
  [...announcedEnds].flatMap(([call, end]) =>
    end.service === service ? [`${call} until ${end.date}, then: ${end.successor ?? 'none is named'}`] : [],
  );
// #endregion ends

// #region catalog
import { anyCatalog } from 'vitrine/state';
import type { site } from './site.ts';

export const cards = async (client: typeof site): Promise<string[]> => {
  const { products } = await anyCatalog.products({ sort: 'name', pageSize: 3 }, { client });
  return products.map(({ name, price }) => `${name} ${price?.now.text} ${price?.was?.text ?? ''}`.trim());
};
// #endregion catalog

// #region cart
import { STORES_APP_ID } from 'vitrine';
import { type CartBackend, createCart } from 'vitrine/state';

export const fill = async (client: typeof site, backend: CartBackend, slug: string) => {
  const product = await anyCatalog.product({ slug }, { client });
  if (!product) throw new Error('There is no such product.');
  const cart = createCart(client, { backend }); // cartV1, cartV2 or anyCart
  const options = { variantId: product.variantId };
  const { outcome } = await cart.add([
    { quantity: 2, catalogReference: { appId: STORES_APP_ID, catalogItemId: product.id, options } },
  ]);
  return { outcome, cart };
};
// #endregion cart

// #region both
import { getCurrentCart } from 'vitrine/carts';
import { getCurrentCartV2 } from 'vitrine/carts-v2';

export const bothViews = async (client: typeof site) => {
  const { cart: first } = await getCurrentCart({ client });
  if (!first) throw new Error('The answer has no cart.');
  const { cart: second } = await getCurrentCartV2({ client });
  if (!second) throw new Error('The answer has no cart.');
  const [line] = first.lineItems;
  const [same] = second.lineItems;
  return {
    ids: [first.id, second.id], // equal, and so are the ids of lines
    quantity: [line?.quantity, same?.quantityInfo?.confirmedQuantity],
    price: [line?.price?.amount, same?.pricing?.unitPrice?.amount],
  };
};
// #endregion both

// #region tickets
import { createReservation, ticketsV2 } from 'vitrine/state';

export const hold = async (client: typeof site, eventId: string) => {
  const [offer] = await ticketsV2.onSale(eventId, { client });
  const reservation = createReservation(client, { eventId, backend: ticketsV2 }); // or ticketsV1
  const result = await reservation.reserve([{ ticketDefinitionId: offer?.id ?? '', quantity: 1 }]);
  return { result, reservation };
};
// #endregion tickets

// #region rehearse
import { readRecording, rehearse } from 'vitrine/sandbox';

/** @param text Text of a recording, such as the content of session.json. */
export const changesIn = async (text: string): Promise<string[]> => {
  const { days } = await rehearse(readRecording(text));
  return days.flatMap(({ date, calls }) =>
    calls
      .filter(({ notice }) => notice !== 'same')
      .map(({ operation, notice }) => `${date} ${operation} ${notice}`),
  );
};
// #endregion rehearse
