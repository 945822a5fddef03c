import type { CollectionSeed } from './seed-types.ts';

/**
 * The products by which a store with the gift card app lists its gift cards: digital ones with the ribbon `Gift Card`
 * (R655). Pages leave them out.
 */
export const giftCardApp: CollectionSeed = {
  name: 'Gift cards',
  text: 'Vouchers for the shop.',
  shape: 'letters',
  products: [
    {
      name: 'Gift Card',
      text: 'A voucher for the shop, sent by mail.',
      shape: 'letters',
      price: '25.00',
      cost: '0.00',
      digital: true,
      ribbon: 'Gift Card',
    },
  ],
};
