import type { Paint } from './paint.ts';

/** Draws an object as SVG elements, 1200 wide and 1500 high. */
export type Drawing = (paint: Paint) => string;
