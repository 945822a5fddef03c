import type { CollectionSeed } from './seed-types.ts';

/** Products for the room. */
export const home: CollectionSeed = {
  name: 'Home',
  text: 'A few calm pieces for the rooms where life happens.',
  shape: 'stool',
  products: [
    {
      name: 'Wool Cushion',
      text: 'A cushion in two halves of woven wool, filled with feathers.',
      shape: 'cushion',
      price: '54.00',
      cost: '19.00',
      weight: '0.75',
      colors: ['Mustard', 'Plum', 'Green', 'Sand'],
      left: 14,
      variants: { Plum: { left: 0 } },
    },
    {
      name: 'Patchwork Blanket',
      text: 'A blanket of leftover cloth, pieced together in our studio. No two are alike.',
      shape: 'blanket',
      price: '168.00',
      cost: '74.00',
      weight: '1.90',
      ribbon: 'One of a kind',
      left: 1,
    },
    {
      name: 'Round Stool',
      text: 'A stool of solid ash on three legs, which never wobbles.',
      shape: 'stool',
      price: '165.00',
      cost: '70.00',
      weight: '4.20',
      brand: 'Arc & Son',
      left: 8,
      variants: {},
      sizes: { name: 'Height', values: ['45 cm', '65 cm'] },
    },
    {
      name: 'Wall Clock',
      text: 'A quiet clock with two hands and no numbers. It needs one battery a year.',
      shape: 'clock',
      price: '79.00',
      cost: '28.00',
      weight: '0.80',
      also: ['Light'],
      left: 6,
    },
  ],
};
