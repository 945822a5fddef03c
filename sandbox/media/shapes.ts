import type { Drawing } from './drawing.ts';
import { homeShapes } from './shapes-home.ts';
import { lightShapes } from './shapes-light.ts';
import { paperShapes } from './shapes-paper.ts';
import { tableShapes } from './shapes-table.ts';
import { wearShapes } from './shapes-wear.ts';

/** Every drawing by its name. */
export const shapes: Readonly<Record<string, Drawing>> = {
  ...tableShapes,
  ...lightShapes,
  ...wearShapes,
  ...paperShapes,
  ...homeShapes,
};

/** Objects on the wall or the ceiling: they have no ground, and their shadow is on the wall. */
const hanging = new Set([
  'pendant',
  'wall-light',
  'clock',
  'plate',
  'board',
  'poster-tide',
  'poster-noon',
  'poster-orchard',
  'notebook',
  'letters',
  'calendar',
  'pattern',
  'blanket',
  ...Object.keys(wearShapes),
]);

/** Whether an object hangs. */
export const hangs = (shape: string): boolean => hanging.has(shape);
