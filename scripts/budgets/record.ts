import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { withMarked } from '../docs/marked.ts';
import { project } from '../steps/step.ts';
import { type Measured, peers, rows } from './figures.ts';
import { type Controls, controlsIn, measuredIn, type Outcomes, voidGroups } from './outcome.ts';
import { shown } from './rounding.ts';
import { asMarkdown } from './table.ts';

/** A recorded run: its day, its machine, its figures, and the controls of their groups. */
export interface Recorded {
  readonly day: string;
  readonly machine: { readonly cores: number; readonly node: string; readonly system: string };
  readonly controls: Controls;
  readonly figures: Measured;
}

const record = join(project, 'scripts/budgets/measured.json');
const page = join(project, 'docs/performance.md');
const marks = { begin: '<!-- figures: written by `npm run bench -- --write` -->', end: '<!-- /figures -->' };

/** The run that the page shows. */
export const recorded = (): Recorded => JSON.parse(readFileSync(record, 'utf8')) as Recorded;

/** The page with the figures of a run; the rest of the page is unchanged. */
export const withFigures = (text: string, { day, machine, controls, figures }: Recorded): string => {
  const where =
    `Measured on ${day} on ${machine.cores} cores with Node ${machine.node} (${machine.system}). The peers were measured in one run ` +
    `on ${peers.day} on ${peers.cores} cores with Node ${peers.node}.`;
  return withMarked('docs/performance.md', text, marks, `${where}\n\n${asMarkdown(figures, controls)}`);
};

/**
 * An earlier record with the outcomes of a run in it. Void groups keep their earlier figures from the same
 * machine.
 */
export const merged = (
  before: Recorded,
  outcomes: Outcomes,
  run: Omit<Recorded, 'controls' | 'figures'>,
): Recorded => {
  const same = JSON.stringify(before.machine) === JSON.stringify(run.machine);
  const measured: Measured = { ...(same && before.figures), ...measuredIn(outcomes) };
  const controls: Controls = {
    ...(same && before.controls),
    ...Object.fromEntries(
      Object.entries(controlsIn(outcomes)).filter(
        ([group]) => !voidGroups(outcomes).some((one) => one === group),
      ),
    ),
  };
  const figures = rows.flatMap((row) => {
    const value = measured[row.id];
    return value === undefined ? [] : [[row.id, shown(value, row)]];
  });
  return { ...run, controls, figures: Object.fromEntries(figures) as Measured };
};

/** Keeps the outcomes of a run, and writes them into the page. */
export const keep = (outcomes: Outcomes): void => {
  const run = merged(recorded(), outcomes, {
    day: new Date().toISOString().slice(0, 10),
    machine: {
      cores: availableParallelism(),
      node: process.versions.node,
      system: `${process.platform} ${process.arch}`,
    },
  });
  writeFileSync(record, `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), run));
};
