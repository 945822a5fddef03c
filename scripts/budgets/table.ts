import { type Figure, type Group, limitOf } from './figure.ts';
import { type Measured, rows } from './figures.ts';
import { type Controls, isQuiet, NOISE } from './outcome.ts';
import { shown } from './rounding.ts';

const heads = ['figure', 'ours', 'must', 'aim', 'official', 'bare', 'floor', 'verdict', 'reason'] as const;

const text = (value: number | undefined, decimals: number): string =>
  value === undefined
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** A budget or the figure of a peer, with its stated precision. */
export const stated = (value: number | undefined): string =>
  text(value, (`${value ?? ''}`.split('.')[1] ?? '').length);

const reaches = (ours: number, wanted: number, figure: Figure): boolean =>
  figure.atLeast === true ? shown(ours, figure) >= wanted : shown(ours, figure) <= wanted;

/** Whether a figure is within its limit (see limitOf). */
export const holds = (figure: Figure, ours: number): boolean => reaches(ours, limitOf(figure), figure);

export const verdict = (figure: Figure, ours: number): string => {
  if (!holds(figure, ours)) return 'DOES NOT HOLD';
  if (!reaches(ours, figure.must, figure)) return `not yet; held at ${stated(limitOf(figure))}`;
  return figure.aim !== undefined && reaches(ours, figure.aim, figure) ? 'aim reached' : 'holds';
};

/** A measured figure as text, rounded to its number of decimals. */
export const formatted = (figure: Figure, value: number): string =>
  text(shown(value, figure), figure.decimals);

/** The figures beyond their limits, as text. */
export const broken = (measured: Measured): readonly string[] =>
  rows.flatMap((row) => {
    const value = measured[row.id];
    if (value === undefined || holds(row, value)) return [];
    return [`${row.name}: ${formatted(row, value)}, must ${stated(limitOf(row))}`];
  });

const cellsOf = (row: Figure, value: number): string[] => [
  row.name,
  formatted(row, value),
  `${row.atLeast === true ? '≥ ' : ''}${stated(row.must)}`,
  stated(row.aim),
  stated(row.official),
  stated(row.bare),
  stated(row.floor),
  verdict(row, value),
  row.why ?? '',
];

const controlCells = (group: Group, control: number): string[] => [
  `Control of ${group}: bare against bare`,
  text(control, 3),
  `${text(1 - NOISE, 2)} to ${text(1 + NOISE, 2)}`,
  ...Array.from({ length: 4 }, () => '–'),
  isQuiet({ control }) ? 'quiet' : 'void: machine too noisy',
  '',
];

/** The figures of each group, and its control below them. A void group has its control only. */
const cells = (measured: Measured, controls: Controls): string[][] =>
  [...new Set(rows.map(({ group }) => group))].flatMap((group) => {
    const control = controls[group];
    const own = rows.flatMap((row) => {
      const value = measured[row.id];
      return row.group === group && value !== undefined ? [cellsOf(row, value)] : [];
    });
    if (control === undefined) return own;
    return [...(isQuiet({ control }) ? own : []), controlCells(group, control)];
  });

/** The table as text for a terminal. */
export const asText = (measured: Measured, controls: Controls = {}): string =>
  [[...heads], ...cells(measured, controls)]
    .map(([name = '', ...rest]) =>
      `${name.padEnd(52)}${rest
        .map((cell, place) => (place < 6 ? cell.padStart(13) : `  ${cell}`))
        .join('')}`.trimEnd(),
    )
    .join('\n');

/** The table as Markdown. */
const table = (measured: Measured, controls: Controls): string =>
  [
    [...heads],
    ['---', ...Array.from({ length: 6 }, () => '---:'), '---', '---'],
    ...cells(measured, controls),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** The table, the names of its missing figures, and a list that explains the measurement of each row. */
export const asMarkdown = (measured: Measured, controls: Controls): string => {
  const madeOf = rows
    .filter(({ id }) => measured[id] !== undefined)
    .map((row) => `- ${row.name}: ${row.madeOf}.`);
  const missing = rows.filter(({ id }) => measured[id] === undefined).map(({ name }) => name);
  return [
    table(measured, controls),
    ...(missing.length > 0 ? [`Not measured on a quiet machine yet: ${missing.join('; ')}.`] : []),
    `Contents of each row:\n\n${madeOf.join('\n')}`,
  ].join('\n\n');
};
