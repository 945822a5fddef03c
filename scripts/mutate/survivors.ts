import type { Survivor } from './summary.ts';

/** The mutants that live on, each with its reason; a line stands for every change of it. */
export const survivors: readonly Survivor[] = [];
