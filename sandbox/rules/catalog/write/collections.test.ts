import { describe, expect, test } from 'vitest';
import { productOf } from '../../../testing/shopper.ts';
import { shopOf, announcedBy } from '../../../testing/owner.ts';

/** A shop with an empty collection. */
const collection = async () => {
  const shop = await shopOf();
  const { body } = await shop.owner.post('/v1/collections', { collection: { name: 'At the window' } });
  const id = body.text('collection.id');
  const read = async (key = 'collection') => (await shop.visitor.get(`/v2/collections/${id}`)).body.at(key);
  return { ...shop, id, body, read };
};

describe('collections', () => {
  test('R114: are created empty, with a slug from the name, and announced', async () => {
    const { sandbox, owner, body } = await collection();
    expect(body.at('collection')).toMatchObject({
      slug: 'at-the-window',
      numberOfProducts: 0,
      visible: true,
      media: { items: [] },
    });
    const announced = await announcedBy(sandbox, () =>
      owner.post('/v1/collections', { collection: { name: 'At the window', visible: false } }),
    );
    expect(announced).toMatchObject([{ type: 'CollectionCreated' }]);
    expect(announced[0]?.data.value).toMatchObject({ slug: 'at-the-window-1', visible: false });
  });

  test('R114: are announced with the names of their changed fields', async () => {
    const { sandbox, owner, visitor, id } = await collection();
    const announced = await announcedBy(sandbox, () =>
      owner.patch(`/v1/collections/${id}`, {
        collection: { id, name: 'Window', slug: 'window', visible: true },
      }),
    );
    expect(announced[0]?.data.value).toMatchObject({ collection_Id: id, changedFields: ['name', 'slug'] });
    expect((await visitor.get('/v2/collections/slug/window')).body.at('collection.name')).toBe('Window');
    expect((await visitor.get('/v2/collections/slug/at-the-window')).status).toBe(404);
  });

  test('hold each product once, and release products', async () => {
    const { sandbox, owner, id, read } = await collection();
    const ids = ['oak-board', 'reading-lamp'].map((slug) => productOf(sandbox, slug).id);
    const add = (productIds: string[]) => owner.post(`/v1/collections/${id}/productIds`, { productIds });
    const announced = await announcedBy(sandbox, () => add(ids));
    expect(announced[0]?.data.at('changedFields')).toEqual(['productIds']);
    await add(ids.slice(0, 1));
    expect(await read('collection.numberOfProducts')).toBe(2);
    expect((await add(['no-such-product'])).status).toBe(400);
    await owner.post(`/v1/collections/${id}/productIds/delete`, { productIds: [...ids.slice(0, 1), 'none'] });
    expect(await read('collection.numberOfProducts')).toBe(1);
  });

  test('R114: are deleted without their products', async () => {
    const { sandbox, owner, id } = await collection();
    const vase = productOf(sandbox, 'oak-board');
    await owner.post(`/v1/collections/${id}/productIds`, { productIds: [vase.id] });
    const announced = await announcedBy(sandbox, () => owner.remove(`/v1/collections/${id}`));
    expect(announced).toMatchObject([{ type: 'CollectionDeleted' }]);
    expect((await owner.remove(`/v1/collections/${id}`)).status).toBe(404);
    const { body } = await owner.get(`/v1/products/${vase.id}`);
    expect(body.at('product.collectionIds')).not.toContain(id);
  });
});
