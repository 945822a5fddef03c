/** Figures that are measured together, because they need the same things. */
export type Group = 'sizes' | 'install' | 'types' | 'calls' | 'tokens' | 'starts' | 'sandbox' | 'project';

/** A figure with its budget, and the figures of the peers. */
export interface Figure {
  readonly name: string;
  /** Description of the measurement: the end of a sentence. */
  readonly madeOf: string;
  readonly group: Group;
  /** The budget: `npm run bench` fails beyond it. */
  readonly must: number;
  /** Only for a figure that misses its `must`: a temporary limit. */
  readonly heldAt?: number;
  /** The target, which is not enforced. */
  readonly aim?: number;
  /** Whether a higher figure is better. Default: a lower figure is better. */
  readonly atLeast?: true;
  /** Number of decimals that are shown and compared with the budget. */
  readonly decimals: number;
  /** The platform vendor's own packages. */
  readonly official?: number;
  /** openapi-fetch with nothing around it. */
  readonly bare?: number;
  /**
   * openapi-fetch with the minimal code for typed errors, repeats with pauses, and one token renewal for all
   * calls.
   */
  readonly floor?: number;
}

/** The limit of a figure: its temporary limit if it has one, otherwise its `must`. */
export const limitOf = ({ must, heldAt = must }: Figure): number => heldAt;
