import { type Figure, type Measured, rows } from './figures.ts';

const heads = ['figure', 'ours', 'must', 'aim', 'official', 'bare', 'floor', 'verdict'] as const;

const text = (value: number | undefined, decimals: number): string =>
  value === undefined
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** A budget or the figure of a peer, in the precision in which it was stated. */
const stated = (value: number | undefined): string =>
  text(value, (`${value ?? ''}`.split('.')[1] ?? '').length);

const reaches = (ours: number, wanted: number, { atLeast, decimals }: Figure): boolean => {
  const shown = Number(ours.toFixed(decimals));
  return atLeast === true ? shown >= wanted : shown <= wanted;
};

const verdict = (figure: Figure, ours: number | undefined): string => {
  if (ours === undefined) return '';
  if (!reaches(ours, figure.must, figure)) return 'DOES NOT HOLD';
  return figure.aim !== undefined && reaches(ours, figure.aim, figure) ? 'aim reached' : 'holds';
};

/** The figures beyond their budget. */
export const broken = (measured: Measured): readonly string[] =>
  rows
    .filter((row) => verdict(row, measured[row.id]) === 'DOES NOT HOLD')
    .map(({ name, must, decimals, id }) => `${name}: ${text(measured[id], decimals)}, must ${stated(must)}`);

const cells = (measured: Measured): string[][] =>
  rows
    .filter(({ id }) => measured[id] !== undefined)
    .map((row) => [
      row.name,
      text(measured[row.id], row.decimals),
      `${row.atLeast === true ? '≥ ' : ''}${stated(row.must)}`,
      stated(row.aim),
      stated(row.official),
      stated(row.bare),
      stated(row.floor),
      verdict(row, measured[row.id]),
    ]);

/** The table as a terminal shows it. */
export const asText = (measured: Measured): string =>
  [[...heads], ...cells(measured)]
    .map(([name = '', ...rest]) =>
      `${name.padEnd(70)}${rest
        .map((cell, place) => (place < 6 ? cell.padStart(9) : `  ${cell}`))
        .join('')}`.trimEnd(),
    )
    .join('\n');

/** The table as a page shows it. */
export const asMarkdown = (measured: Measured): string =>
  [[...heads], ['---', ...Array.from({ length: 6 }, () => '---:'), '---'], ...cells(measured)]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
