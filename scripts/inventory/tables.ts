import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One field of a message, copied from the platform's reference. */
export interface Field {
  readonly type: string;
  readonly name: string;
  /** See README.md: `string:uuid`, `[]cart/LineItem`, `cart#WeightUnit`, `{}`. */
  readonly shape: string;
  /** The caller must send it. */
  readonly required: boolean;
  /** An answer has the field whenever it has the enclosing object. */
  readonly always: boolean;
  /** The platform sets the field; a request need not have it. */
  readonly readOnly: boolean;
  /**
   * Values of `fields` that a call must request so that its answer has the field; empty if the field is
   * always sent.
   */
  readonly onlyWith: readonly string[];
  /** Limits such as `maxLength: 50`; limits of the entries of a list as `[]maxLength: 50`. */
  readonly limits: Readonly<Record<string, string>>;
}

/** One call: the types of its request and of its answer, and its additional required members. */
export interface Call {
  readonly id: string;
  readonly request: string;
  readonly response: string;
  /** Paths that are required in this call, and optional in other calls with the same type. */
  readonly needs: readonly string[];
}

/** A part of a notification with its place and its type. */
export interface Part {
  readonly event: string;
  readonly at: string;
  readonly type: string;
}

/** The lines of a tab-separated table, without the header line. */
export const readTable = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** The calls of the inventory; a call with several forms of request has several lines. */
export const calls: readonly Call[] = readTable('calls.tsv').map(
  ([id = '', request = '', response = '', needs]) => ({ id, request, response, needs: words(needs) }),
);

/** The typed parts of the notifications. */
export const parts: readonly Part[] = readTable('notifications.tsv').map(
  ([event = '', at = '', type = '']) => ({
    event,
    at,
    type,
  }),
);

const readField = ([type = '', name = '', shape = '', facts]: string[]): Field => {
  const projection = 'onlyWith=';
  const marks = words(facts).filter((mark) => !mark.startsWith(projection));
  const asked = words(facts).find((mark) => mark.startsWith(projection));
  return {
    type,
    name,
    shape,
    required: marks.includes('required'),
    always: marks.includes('always'),
    readOnly: marks.includes('readOnly'),
    onlyWith: asked?.slice(projection.length).split(',') ?? [],
    limits: Object.fromEntries(
      marks.filter((mark) => mark.includes('=')).map((mark) => mark.split('=', 2) as [string, string]),
    ),
  };
};

/** The fields of each type. A type without a field is not in the table. */
export const fields: ReadonlyMap<string, readonly Field[]> = readTable('fields.tsv')
  .map(readField)
  .reduce(
    (types, field) => types.set(field.type, [...(types.get(field.type) ?? []), field]),
    new Map<string, Field[]>(),
  );

/** The values of each enumeration. */
export const enums: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('enums.tsv').map(([name = '', values]) => [name, words(values)]),
);
