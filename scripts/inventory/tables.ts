import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One field of a message, as it was copied from the platform's reference. */
export interface Field {
  readonly type: string;
  readonly name: string;
  /** See README.md: `string:uuid`, `[]cart/LineItem`, `cart#WeightUnit`, `{}`. */
  readonly shape: string;
  /** The caller must send it. */
  readonly required: boolean;
  /** An answer has it whenever it has the object around it. */
  readonly always: boolean;
  /** The platform sets it; a request need not have it. */
  readonly readOnly: boolean;
  /** Values of `fields` that a call must ask for before its answer has the field; empty if it is sent unasked. */
  readonly onlyWith: readonly string[];
  /** `maxLength: 50`, those of an array's entries as `[]maxLength: 50`. */
  readonly limits: Readonly<Record<string, string>>;
}

/** One call: the types of its request and of its answer, and what else it needs to be sent. */
export interface Call {
  readonly id: string;
  readonly request: string;
  readonly response: string;
  /** Paths that must be sent in this call, although other calls with the same type can do without. */
  readonly needs: readonly string[];
}

/** A part of a notification: where it stands and of which type it is. */
export interface Part {
  readonly event: string;
  readonly at: string;
  readonly type: string;
}

/** A line of a table whose columns are split at tabs; the first line, which names them, is left out. */
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
