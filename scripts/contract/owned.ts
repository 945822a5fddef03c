import type { Sandbox } from '../../src/sandbox/create-sandbox.ts';
import { ownerOf } from '../../src/sandbox/testing/owner.ts';

const options = [{ name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) }];

/** Things of the owner that a test may change and delete: two products with a picture, and a collection. */
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
  return { managed: await make(true), plain: await make(false), collectionId: body.text('collection.id') };
};
