import { describe, expect, test } from 'vitest';
import { shopOf, announcedBy } from '../../../testing/owner.ts';

const option = (name: string, ...values: string[]) => ({
  name,
  choices: values.map((value) => ({ value, description: value })),
});

/** A shop with a shirt in sizes and colors. */
const shirt = async () => {
  const shop = await shopOf();
  const { body } = await shop.owner.post('/v1/products', {
    product: {
      name: 'Shirt',
      priceData: { price: 89 },
      productOptions: [option('Size', 'S', 'M'), option('Color', 'White', 'Indigo')],
    },
  });
  const path = `/v1/products/${body.text('product.id')}`;
  const read = async () => (await shop.owner.get(path)).body;
  const items = async () => (await read()).list('product.media.items');
  const add = (...media: object[]) => shop.owner.post(`${path}/media`, { media });
  return { ...shop, path, read, items, add };
};

const url = 'https://www.halm-studio.com/press/shirt.jpg';

describe('media of a product', () => {
  test('keep their address and are never fetched; files of the media store are drawn', async () => {
    const { sandbox, add, items } = await shirt();
    expect(
      (await add({ url }, { url: 'https://www.halm-studio.com/film.mp4' }, { mediaId: 'my shirt.jpg' }))
        .status,
    ).toBe(200);
    const [picture, film, file] = await items();
    expect(picture?.value).toMatchObject({ mediaType: 'image', image: { url } });
    expect(film?.value).toMatchObject({ mediaType: 'video', video: { files: [{ format: 'mp4' }] } });
    const drawn = await sandbox.fetch(new Request(file?.text('image.url') ?? ''));
    expect(drawn.status).toBe(200);
    expect(await drawn.text()).toContain('<svg');
  });

  test('need exactly one of id and address, and an http address', async () => {
    const { add, items } = await shirt();
    for (const medium of [{}, { url, mediaId: 'a.jpg' }, { url: 'javascript:alert(1)' }])
      expect((await add({ url }, medium)).status).toBe(400);
    expect(await items()).toHaveLength(0);
  });

  test('R108: belong to choices of one option only', async () => {
    const { add, owner, path, items } = await shirt();
    await add({ url, choice: { option: 'Color', choice: 'Indigo' } }, { url });
    const { status, body } = await add({ url, choice: { option: 'Size', choice: 'S' } });
    expect(status).toBe(400);
    expect(body.text('message')).toContain('Color already has media');
    const [, second] = await items();
    const toChoice = (name: string, choice: string) =>
      owner.patch(`${path}/choices/media`, {
        media: [{ option: name, choice, mediaIds: [second?.text('id')] }],
      });
    expect((await toChoice('Size', 'S')).status).toBe(400);
    expect((await toChoice('Color', 'White')).status).toBe(200);
  });

  test('R108: of a choice are shown with it, and can be removed from it', async () => {
    const { add, owner, path, read, items } = await shirt();
    await add({ url }, { url });
    const ids = (await items()).map((item) => item.text('id'));
    await owner.patch(`${path}/choices/media`, {
      media: [{ option: 'Color', choice: 'Indigo', mediaIds: ids }],
    });
    const indigo = async () => {
      const choice = (await read()).at('product.productOptions.1.choices.1.media.items');
      return Array.isArray(choice) ? choice.length : 0;
    };
    expect(await indigo()).toBe(2);
    const drop = (mediaIds?: string[]) =>
      owner.post(`${path}/choices/media/delete`, {
        media: [{ option: 'Color', choice: 'Indigo', ...(mediaIds && { mediaIds }) }],
      });
    await drop(ids.slice(0, 1));
    expect(await indigo()).toBe(1);
    await drop();
    expect(await indigo()).toBe(0);
    expect(await items()).toHaveLength(2);
    expect(
      (
        await owner.patch(`${path}/choices/media`, {
          media: [{ option: 'Color', choice: 'Indigo', mediaIds: ['none'] }],
        })
      ).status,
    ).toBe(400);
  });

  test('R108: are all removed by an empty list', async () => {
    const { add, owner, path, items } = await shirt();
    await add({ url }, { url }, { url });
    const [first] = await items();
    await owner.post(`${path}/media/delete`, { mediaIds: [first?.text('id')] });
    expect(await items()).toHaveLength(2);
    await owner.post(`${path}/media/delete`, { mediaIds: [] });
    expect(await items()).toHaveLength(0);
  });

  test('R108: stay in the media store after removal, and can be added again by id in another order', async () => {
    const { add, owner, path, items } = await shirt();
    await add({ url: 'https://example.org/a.png' }, { url: 'https://example.org/b.png' });
    const [first = '', second = ''] = (await items()).map((item) => item.text('id'));
    await owner.post(`${path}/media/delete`, { mediaIds: [] });
    await add({ mediaId: second }, { mediaId: first });
    expect((await items()).map((item) => [item.text('id'), item.text('image.url')])).toEqual([
      [second, 'https://example.org/b.png'],
      [first, 'https://example.org/a.png'],
    ]);
  });

  test('R114: are announced when they change', async () => {
    const { sandbox, add } = await shirt();
    const announced = await announcedBy(sandbox, () => add({ url }));
    expect(announced[0]?.data.at('changedFields')).toEqual(['media']);
  });
});
