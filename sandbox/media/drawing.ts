import type { Paint } from './paint.ts';

/** Draws a thing as SVG elements, 1200 wide and 1500 high. */
export type Drawing = (paint: Paint) => string;
