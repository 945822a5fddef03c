import { expect, test } from 'vitest';
import { newVisitor } from '../../testing/shopper.ts';

/** Slug of a digital product of the shop without options. */
const DIGITAL = 'wallpaper-pack';

const lineWith = async (settings: object) => {
  const visitor = await newVisitor({ settings });
  const { body } = await visitor.add(DIGITAL);
  return body.list('cart.lineItems')[0];
};

test('a line of a product that the site sells as a gift card has the type GIFT_CARD', async () => {
  expect((await lineWith({ giftCardProducts: [DIGITAL] }))?.at('itemType')).toEqual({ preset: 'GIFT_CARD' });
  expect((await lineWith({}))?.at('itemType')).toEqual({ preset: 'DIGITAL' });
});

test.each(['SECURE_PICTURE', 'SECURE_VIDEO', 'SECURE_DOCUMENT', 'SECURE_MUSIC', 'SECURE_ARCHIVE'] as const)(
  'a line of a digital product has a file of the type %s if the site shows files',
  async (secureFileType) => {
    const line = await lineWith({ secureFileType });
    expect(line?.at('digitalFile')).toMatchObject({ fileName: DIGITAL, fileType: secureFileType });
  },
);

test('a line of a digital product has no file by default', async () => {
  expect((await lineWith({}))?.at('digitalFile')).toBeUndefined();
});

test('a custom line keeps its item type and its file', async () => {
  const visitor = await newVisitor();
  const digitalFile = { id: 'file', fileName: 'pattern.pdf', fileType: 'SECURE_DOCUMENT' };
  const { body } = await visitor.post('/v1/carts/current/add-to-cart', {
    customLineItems: [
      {
        quantity: 1,
        price: '25.00',
        productName: { original: 'Voucher' },
        itemType: { preset: 'GIFT_CARD' },
        digitalFile,
      },
    ],
  });
  expect(body.at('cart.lineItems.0')).toMatchObject({ itemType: { preset: 'GIFT_CARD' }, digitalFile });
});
