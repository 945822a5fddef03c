import type { Figure } from './figure.ts';
import table from './figures.json' with { type: 'json' };

/** Day and machine of the run in which all peers (official, bare, floor) were measured. */
export const peers = { day: '2026-11-22', cores: 2, node: 24 } as const;

export type FigureId = keyof typeof table;

/**
 * All figures, in the order of the table. KB are 1000 bytes of a minified ESM bundle after gzip 9, React outside. The base
 * of a ratio is a bare `fetch` with `response.json()`, unless its row names another base.
 */
export const figures = table as Readonly<Record<FigureId, Figure>>;

/** Figures that were measured; a figure that was not measured is missing. */
export type Measured = Readonly<Partial<Record<FigureId, number>>>;

/** The figures in the order of the table. */
export const rows: readonly (Figure & { readonly id: FigureId })[] = (
  Object.entries(figures) as [FigureId, Figure][]
).map(([id, figure]) => ({ id, ...figure }));
