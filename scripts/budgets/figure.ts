/** Figures that are measured together, because they need the same things. */
export type Group = 'sizes' | 'install' | 'types' | 'calls' | 'tokens' | 'starts' | 'sandbox' | 'project';

/** A figure with its budget, and those of the peers. */
export interface Figure {
  readonly name: string;
  /** Ends the sentence that tells what the figure is made of. */
  readonly madeOf: string;
  readonly group: Group;
  /** The budget: `npm run bench` fails beyond it. */
  readonly must: number;
  /** Only for a figure that misses its must: the value that it may not pass until it reaches the must. */
  readonly heldAt?: number;
  /** The figure to get to. */
  readonly aim?: number;
  /** More is better; otherwise less is. */
  readonly atLeast?: true;
  /** Decimals that are shown, and by which the figure is judged. */
  readonly decimals: number;
  /** The platform vendor's own packages. */
  readonly official?: number;
  /** openapi-fetch with nothing around it. */
  readonly bare?: number;
  /** The least code under openapi-fetch that renews tokens once for all, repeats, waits and has typed errors. */
  readonly floor?: number;
}

/** The value that a figure may not pass: its must or, while it misses that, the value at which it is held. */
export const limitOf = ({ must, heldAt = must }: Figure): number => heldAt;
