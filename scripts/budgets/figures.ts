import { bytes } from './bytes.ts';
import type { Figure } from './figure.ts';
import { times } from './times.ts';

/** Day and machine of the run in which all peers (official, bare, floor) were measured. */
export const peers = { day: '2026-11-22', cores: 2, node: 24 } as const;

/** All figures, in the order of the table. */
export const figures = { ...bytes, ...times };

export type FigureId = keyof typeof figures;

/** Figures that were measured; a figure that was not measured is missing. */
export type Measured = Readonly<Partial<Record<FigureId, number>>>;

/** The figures in the order of the table. */
export const rows: readonly (Figure & { readonly id: FigureId })[] = (
  Object.entries(figures) as [FigureId, Figure][]
).map(([id, figure]) => ({ id, ...figure }));
