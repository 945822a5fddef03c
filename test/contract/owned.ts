import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { STORE_APP_ID } from '../../sandbox/engine/settings.ts';
import { ownerOf } from '../../sandbox/testing/owner.ts';
import { visitorOf } from '../../sandbox/testing/shopper.ts';

const options = [{ name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) }];

/**
 * Records of the owner that a test may change and delete: two products with a picture, one of them sold out and with a
 * pending back-in-stock request, and a collection.
 */
export const ownedBy = async (sandbox: Sandbox) => {
  const owner = ownerOf(sandbox);
  const make = async (manageVariants: boolean) => {
    const { body } = await owner.post('/v1/products', {
      product: { name: 'Linen shirt', priceData: { price: 89 }, manageVariants, productOptions: options },
    });
    const id = body.text('product.id');
    const mediaId = `${id}.jpg`;
    await owner.post(`/v1/products/${id}/media`, { media: [{ mediaId }] });
    return { id, mediaId };
  };
  const { body } = await owner.post('/v1/collections', { collection: { name: 'Linen' } });
  const [managed, plain] = [await make(true), await make(false)];
  for (const product of sandbox.state.products) if (product.id === plain.id) product.inStock = false;
  const reference = { appId: STORE_APP_ID, catalogItemId: plain.id };
  const itemDetails = { name: 'Linen shirt', price: '89' };
  const asked = await (
    await visitorOf(sandbox)
  ).post('/v1/back-in-stock-notification-requests', {
    request: { catalogReference: reference, email: 'mara@example.org' },
    itemDetails,
  });
  return {
    managed,
    plain,
    collectionId: body.text('collection.id'),
    waiting: { id: asked.body.text('request.id'), reference, itemDetails },
  };
};
