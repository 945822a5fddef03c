import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { project } from '../steps/step.ts';
import { type FigureId, figures, type Measured, peers, rows } from './figures.ts';
import { asMarkdown } from './table.ts';

/** A run that was kept: its day, its machine, and what was measured. */
export interface Recorded {
  readonly day: string;
  readonly machine: { readonly cores: number; readonly node: string; readonly system: string };
  readonly figures: Measured;
}

const record = join(project, 'scripts/budgets/measured.json');
const page = join(project, 'docs/performance.md');
const begin = '<!-- figures: written by `npm run bench -- --write` -->';
const end = '<!-- /figures -->';

/** The run that the page shows. */
export const recorded = (): Recorded => JSON.parse(readFileSync(record, 'utf8')) as Recorded;

/** The page with the figures of a run, and nothing else changed. */
export const withFigures = (text: string, { day, machine, figures: measured }: Recorded): string => {
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  if (start < 0 || stop < start)
    throw new Error(`docs/performance.md has lost its marks: ${begin} and ${end}.`);
  const where =
    `Measured on ${day} on ${machine.cores} cores with Node ${machine.node} (${machine.system}). The peers were measured in one run ` +
    `on ${peers.day} on ${peers.cores} cores with Node ${peers.node}.`;
  return `${text.slice(0, start + begin.length)}\n\n${where}\n\n${asMarkdown(measured)}\n\n${text.slice(stop)}`;
};

/**
 * Keeps what was measured, and writes it into the page. Figures of an earlier run on the same machine stay beside it.
 * @throws Error when figures would be missing.
 */
export const keep = (measured: Measured): void => {
  const before = recorded();
  const machine = {
    cores: availableParallelism(),
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
  };
  const same = JSON.stringify(before.machine) === JSON.stringify(machine);
  const all: Measured = { ...(same && before.figures), ...measured };
  const missing = rows.filter(({ id }) => all[id] === undefined).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(`Nothing is kept, because this machine has not measured ${missing.join('; ')}.`);
  const run: Recorded = {
    day: new Date().toISOString().slice(0, 10),
    machine,
    figures: Object.fromEntries(
      (Object.keys(figures) as FigureId[]).map((id) => [
        id,
        Number((all[id] ?? Number.NaN).toFixed(figures[id].decimals)),
      ]),
    ),
  };
  writeFileSync(record, `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), run));
};
