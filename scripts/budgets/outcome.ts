import type { Group } from './figure.ts';
import type { Measured } from './figures.ts';

/** The groups in which a busy machine changes the figures: each has a control. */
export const timed = ['types', 'calls', 'starts', 'sandbox', 'project'] as const satisfies readonly Group[];

/** The share by which a control may differ from 1. */
export const NOISE = 0.05;

/** The figures of a group, and its control: a bare measurement as a ratio to itself. */
export interface Outcome {
  readonly figures: Measured;
  readonly control?: number;
}

/** Controls by their group. */
export type Controls = Readonly<Partial<Record<Group, number>>>;

/** The outcomes of a run. */
export type Outcomes = Readonly<Partial<Record<Group, Outcome>>>;

const distance = (control: number): number => (Number.isNaN(control) ? Infinity : Math.abs(control - 1));

/** The control that is farthest from 1. A missing control counts as farther than any other. */
export const worst = (controls: readonly (number | undefined)[]): number =>
  controls
    .map((control) => control ?? Number.NaN)
    .reduce((one, other) => (distance(other) > distance(one) ? other : one));

/** Whether the machine was quiet enough for the figures to count. */
export const isQuiet = ({ control }: Pick<Outcome, 'control'>): boolean =>
  control === undefined || Math.abs(control - 1) <= NOISE;

/** The groups whose figures do not count. */
export const voidGroups = (outcomes: Outcomes): readonly Group[] =>
  (Object.keys(outcomes) as Group[]).filter((group) => !isQuiet(outcomes[group] ?? {}));

/** The figures that count. */
export const measuredIn = (outcomes: Outcomes): Measured =>
  Object.assign({}, ...Object.values(outcomes).map((one) => (isQuiet(one) ? one.figures : {}))) as Measured;

/** The controls of all groups that have one. */
export const controlsIn = (outcomes: Outcomes): Controls =>
  Object.fromEntries(
    Object.entries(outcomes)
      .filter(([, { control }]) => control !== undefined)
      .map(([group, { control }]) => [group, control]),
  );
