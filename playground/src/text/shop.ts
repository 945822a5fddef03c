import { shop } from './en/shop.ts';
import { withArea } from './text.ts';

/** The texts with those of shop and products. */
export const text = withArea({ ...shop });
