/** Figures that are measured together, because they need the same things. */
export type Group = 'sizes' | 'install' | 'types' | 'calls' | 'tokens' | 'starts' | 'sandbox' | 'project';

/** A figure with its budget, and the figures of the peers. */
export interface Figure {
  readonly name: string;
  /** Description of the measurement: the end of a sentence. */
  readonly madeOf: string;
  readonly group: Group;
  /** The budget. Beyond it, `npm run bench` fails, unless the figure has a limit of its own below. */
  readonly must: number;
  /** A limit beyond `must`, for a figure that misses it. */
  readonly heldAt?: number;
  /** The size that was last accepted. The limit is {@link AIR} above it, also beyond `must`. */
  readonly landed?: number;
  /** Reason for the last growth of `landed`. */
  readonly why?: string;
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

/** The share by which a size may grow without a reason. */
export const AIR = 0.02;

/** The limit of a figure that landed, in hundredths. */
export const limitAbove = (landed: number): number => Math.ceil(landed * (1 + AIR) * 100) / 100;

/** The limit of a figure: a little above what landed, otherwise its own limit, otherwise its `must`. */
export const limitOf = ({ must, heldAt = must, landed }: Figure): number =>
  landed === undefined ? heldAt : limitAbove(landed);
