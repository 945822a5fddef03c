import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '../../src/core/json.ts';

/** A row of `observed.tsv`: one form of a member in the recorded answers of an operation. */
export interface Observed {
  readonly operation: string;
  /** Path of the member; `[]` stands for the entries of a list. */
  readonly member: string;
  readonly form: string;
  readonly seen: number;
  readonly of: number;
  readonly kind: string;
}

export const observed: readonly Observed[] = readFileSync(join(import.meta.dirname, 'observed.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [operation = '', member = '', form = '', seen, of, kind = ''] = line.split('\t');
    return { operation, member, form, seen: Number(seen), of: Number(of), kind };
  });

/** Rows by a key. */
const grouped = (rows: readonly Observed[], keyOf: (row: Observed) => string): Map<string, Observed[]> => {
  const groups = new Map<string, Observed[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

const GUID = '8046df3c-7575-4098-a5ab-c91ad8f33c47';

const values: readonly (readonly [RegExp, unknown])[] = [
  [/^guid/, GUID],
  [/^enum (\S+)/, undefined],
  [/^integer (\d+)/, undefined],
  [/^integer/, 3],
  [/^fraction/, 2.5],
  [/^(\d+)( seconds.*)?$/, undefined],
  [/^decimal string \(2 digits\)/, '24.90'],
  [/^decimal string/, '399.9'],
  [/^whole number string/, '120'],
  [/^empty string/, ''],
  [/^empty list/, []],
  [/^empty object/, {}],
  [/^boolean/, true],
  [/^iso-date/, '2026-01-15T10:30:00.000Z'],
  [/^media file id/, 'a1b2c3_0123456789abcdef~mv2.jpg'],
  [/^media url/, 'https://static.wixstatic.com/media/a1b2c3~mv2.jpg'],
  [/^url/, 'https://shop.example.org/product-page/board'],
  [/^path/, '/product-page/board'],
  [/^html/, '<p>Oak, <b>oiled</b></p>'],
  [/^color/, '#aabbcc'],
  [/^e-mail/, 'mara@example.org'],
  [/^country/, 'DE'],
  [/^language/, 'de'],
  [/^JSON/, '{}'],
  [/^null/, null],
  [/^list/, []],
  [/^object/, {}],
];

/** A value of a form; a form that this table lacks is a text. */
const valueOf = (form: string): unknown => {
  const [pattern, value] = values.find(([each]) => each.test(form)) ?? [/^/, 'text'];
  if (value !== undefined) return structuredClone(value);
  const [, named = form] = pattern.exec(form) ?? [];
  return form.startsWith('enum') ? named : Number(named);
};

const namesIn = (member: string): string[] =>
  member.split('.').flatMap((part) => [part.replace(/(\[\])+$/, ''), ...(part.match(/\[\]/g) ?? [])]);

/** Sets a value within an answer; a list has one entry. Ancestors of another form in this answer leave it out. */
const put = (root: Record<string, unknown>, names: readonly string[], value: unknown): void => {
  let at: unknown = root;
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    if (name === '[]') {
      if (!Array.isArray(at)) return;
      const next = names[index + 1] === '[]' ? [] : {};
      if (isLast) return void (at.length === 0 && at.push(value));
      if (at.length === 0) at.push(next);
      at = at[0];
    } else {
      if (!isJsonObject(at)) return;
      const holder: Record<string, unknown> = at;
      if (isLast) holder[name] = value;
      else if (holder[name] === undefined) return;
      at = holder[name];
    }
  }
};

/** An operation with synthetic answers that together have every recorded form of every member. */
export interface RecordedAnswers {
  readonly operation: string;
  readonly kind: string;
  readonly answers: readonly unknown[];
}

const answersOf = (rows: readonly Observed[]): unknown[] => {
  const forms = grouped(rows, ({ member }) => member);
  const members = [...forms].toSorted(([one], [other]) => namesIn(one).length - namesIn(other).length);
  const isEmpty = (form: string): boolean => /^(empty|null|absent)/.test(form);
  const most = Math.max(...members.map(([, each]) => each.length));
  return Array.from({ length: most + 1 }, (_, round) => {
    const root: Record<string, unknown> = {};
    for (const [member, each] of members) {
      // A container that is empty in one recording still has its members in the others.
      const whole = each.filter(({ form }) => !isEmpty(form));
      const usable = round === most || whole.length === 0 ? each : whole;
      const { form = '', seen = 0, of = 0 } = usable[round % usable.length] ?? {};
      const isLeftOut = round === most && each.length === 1 && seen < of;
      if (!isLeftOut && form !== 'absent') put(root, namesIn(member), valueOf(form));
    }
    return root;
  });
};

/** The answers of every operation of the table, by kind of source. */
export const recordedAnswers: readonly RecordedAnswers[] = [
  ...grouped(observed, ({ operation, kind }) => `${operation}\t${kind}`),
].map(([key, rows]) => {
  const [operation = '', kind = ''] = key.split('\t');
  return { operation, kind, answers: answersOf(rows) };
});
