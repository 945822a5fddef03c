import type { Successor } from '../../rehearse/ends.ts';
import type { Notice } from '../../rehearse/notice.ts';
import type { Rehearsal, RehearsedAnswer, RehearsedCall, RehearsedDay } from '../../rehearse/rehearse.ts';

/** The choices of the user for the text. */
export interface TextOptions {
  /** The address of the built reference, for links to its pages; empty: no links. */
  readonly docs: string;
  /** Whether calls that stay the same are listed. */
  readonly listsAll: boolean;
}

const words: Readonly<Record<Notice, string>> = {
  same: 'same',
  other: 'other',
  refused: 'refused',
  less: 'silently less',
};

const meanings: Readonly<Record<Notice, string>> = {
  same: 'the same answer',
  other: 'a success with another answer',
  refused: 'an error in place of the answer',
  less: 'a success from which something is missing',
};

/** The maximum number of members and of calls that are named in one line. */
const MOST_NAMED = 4;

/** The report of a rehearsal as text for a terminal. */
export const rehearsalText = (path: string, rehearsal: Rehearsal, options: TextOptions): string => {
  const { scenario, days } = rehearsal;
  const site = scenario === undefined ? 'the site of the recording' : `the scenario ${scenario}`;
  const count = days[0]?.calls.length ?? 0;
  return [
    `Rehearsal of ${path}: ${count} ${count === 1 ? 'call' : 'calls'}, repeated on ${site}.`,
    ...days.filter(isShown).flatMap((day) => ['', ...dayLines(day, options)]),
    ...legend(days, options),
    ...afterwards(days),
    ...notRepeated(rehearsal),
  ].join('\n');
};

/** Whether calls end on a day, or the end of fields changes a call. */
const isShown = ({ services, calls }: RehearsedDay): boolean =>
  services.length > 0 || calls.some(({ notice }) => notice !== 'same');

const dayLines = ({ date, services, calls }: RehearsedDay, { docs, listsAll }: TextOptions): string[] => {
  const changed = calls.filter(({ notice }) => notice !== 'same');
  const what =
    services.length > 0 ? `announced end of calls of ${services.join(', ')}` : 'announced end of fields';
  const result = changed.length === 0 ? 'a person notices nothing' : changesIn(calls, changed.length);
  const listed = listsAll ? calls : changed;
  const rows = listed.map((call) => [
    String(call.number),
    call.operation ?? `${call.method} ${call.path}`,
    shown(call.before),
    shown(call.after),
    words[call.notice],
  ]);
  const table =
    listed.length > 0 ? aligned([['call', 'operation', 'before', 'after', 'result'], ...rows]) : [];
  return [
    `${date}, ${what}: ${result}.`,
    ...table.flatMap((line, place) => [`  ${line}`, ...placesOf(listed[place - 1])]),
    ...successors(
      changed.filter(({ end }) => end === date),
      docs,
    ),
  ];
};

/** The number of calls that change, as a sentence. */
export const changesIn = ({ length }: readonly unknown[], changed: number): string =>
  `${changed} of ${length} calls ${changed === 1 ? 'changes' : 'change'}`;

const shown = ({ status, code }: RehearsedAnswer): string => {
  if (status < 400) return String(status);
  return code === undefined ? `${status} without a code` : `${status} ${code}`;
};

/** The members that are missing or that differ. */
const placesOf = (call: RehearsedCall | undefined): string[] => {
  if (call === undefined || call.places.length === 0) return [];
  const more = call.places.length - MOST_NAMED;
  const named = call.places.slice(0, MOST_NAMED).join(', ');
  return [
    `        ${call.notice === 'less' ? 'missing' : 'differs'}: ${named}${more > 0 ? ` and ${more} more` : ''}`,
  ];
};

/** One line for each call that ends, with its successor. */
const successors = (ended: readonly RehearsedCall[], docs: string): string[] => {
  const byOperation = new Map(
    ended.flatMap(({ operation, successor }) =>
      operation === null ? [] : [[operation, successor] as const],
    ),
  );
  if (byOperation.size === 0) return [];
  return [
    '  Successors:',
    ...aligned([...byOperation].map(([id, next]) => [id, ...successorCells(next, docs)])).map(
      (line) => `    ${line}`,
    ),
  ];
};

const successorCells = (successor: Successor | undefined, docs: string): string[] => {
  if (successor?.operation === undefined) return [successor?.text ?? 'none is named'];
  const { operation, service, page = '' } = successor;
  const name = `${operation} of vitrine/${service}`;
  return docs === '' ? [name] : [name, `${docs.replace(/\/?$/, '/')}${page}`];
};

/** Lines whose columns begin at the same place. */
const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths: number[] = [];
  // A row with fewer cells ends in a sentence, which needs no column.
  const most = Math.max(...rows.map(({ length }) => length));
  for (const row of rows)
    for (const [column, cell] of row.entries())
      if (row.length === most) widths[column] = Math.max(widths[column] ?? 0, cell.length);
      else if (column < row.length - 1) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  '),
  );
};

const legend = (days: readonly RehearsedDay[], { listsAll }: TextOptions): string[] => {
  const notices = new Set(days.flatMap(({ calls }) => calls.map(({ notice }) => notice)));
  const listed = (Object.keys(words) as Notice[]).filter(
    (notice) => notices.has(notice) && (listsAll || notice !== 'same'),
  );
  if (listed.length === 0 || !days.some(({ calls }) => calls.some(({ notice }) => notice !== 'same')))
    return [];
  return ['', ...listed.map((notice) => `${words[notice]}: ${meanings[notice]}.`)];
};

/** The way to record a program that changes over by itself; it cannot show that before the end. */
const afterwards = (days: readonly RehearsedDay[]): string[] => {
  const day = days.find(({ date, calls }) =>
    calls.some(({ notice, end }) => notice === 'refused' && end === date),
  );
  return day
    ? [
        '',
        'A program that changes over to the successors by itself shows it in a recording after the end:',
        `  npx vitrine sandbox --clock frozen --start ${day.date}T00:00:00Z --set cartsEnd=not-found --set reservationsEnd=not-found --record after.json`,
      ]
    : [];
};

/** Calls that the sandbox answers with another status than the recorded one, whatever the day. */
const notRepeated = ({ unrepeated, unknown, days }: Rehearsal): string[] => {
  if (unrepeated.length === 0) return [];
  const calls = days[0]?.calls ?? [];
  const named = unrepeated
    .slice(0, MOST_NAMED)
    .map((number) => `${number} ${calls[number - 1]?.operation ?? ''}`.trim())
    .join(', ');
  const more = unrepeated.length - MOST_NAMED;
  return [
    '',
    `The sandbox answers ${unrepeated.length} of these calls with another status than the recorded one before any end, too: ${named}${more > 0 ? ` and ${more} more` : ''}.`,
    'The recording may depend on hosted pages, on mails or on an earlier state of the site.',
    ...(unknown.length > 0
      ? [`No answer contained a value for ${unknown.join(', ')}; give it with --secret "${unknown[0]}=...".`]
      : []),
  ];
};
