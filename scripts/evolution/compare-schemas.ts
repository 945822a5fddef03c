import { breaking, type Change, missingFrom, names, notice } from './change.ts';
import type { ServiceShape, Shape } from './snapshot.ts';

/**
 * Whether the caller writes a value or reads it. A change that is harmless in one direction breaks callers in
 * the other.
 */
export type Direction = 'request' | 'answer';

/**
 * Compares the schemas of one service: each named pair once in each direction, so that a change is reported
 * once.
 */
export class SchemaComparison {
  readonly #before: ServiceShape;
  readonly #after: ServiceShape;
  readonly #seen = new Set<string>();

  constructor(before: ServiceShape, after: ServiceShape) {
    this.#before = before;
    this.#after = after;
  }

  /** Changes of a named schema and of the schemas that it refers to. */
  named(before: string, after: string, direction: Direction): Change[] {
    const key = `${before} ${after} ${direction}`;
    if (this.#seen.has(key)) return [];
    this.#seen.add(key);
    const [old, now] = [this.#before.schemas[before], this.#after.schemas[after]];
    return old && now ? this.shapes(old, now, after, direction) : [];
  }

  /** Changes between two schemas; `subject` names their position, such as `Cart.lineItems`. */
  shapes(before: Shape, after: Shape, subject: string, direction: Direction): Change[] {
    const [oldName, nowName] = [text(before['$ref']), text(after['$ref'])];
    if (oldName && nowName) return this.named(oldName, nowName, direction);
    // A schema that only got or lost its name is the same for callers: compare the members.
    const old = oldName ? (this.#before.schemas[oldName] ?? {}) : merged(before, this.#before);
    const now = nowName ? (this.#after.schemas[nowName] ?? {}) : merged(after, this.#after);
    return [
      ...types(old, now, subject, direction),
      ...values(old, now, subject, direction),
      ...bounds(old, now, subject, direction),
      ...this.#properties(old, now, subject, direction),
      ...this.#inner(old, now, 'items', subject, direction),
      ...this.#inner(old, now, 'additionalProperties', subject, direction),
      ...this.#variants(old, now, subject, direction),
    ];
  }

  #properties(before: Shape, after: Shape, subject: string, direction: Direction): Change[] {
    const [old, now] = [membersOf(before), membersOf(after)];
    const [wasRequired, isRequired] = [list(before['required']), list(after['required'])];
    const gone = missingFrom(Object.keys(old), Object.keys(now)).map((name) =>
      breaking(
        `${subject}.${name}`,
        direction === 'request'
          ? `\`${subject}.${name}\` is no longer taken.`
          : `\`${subject}.${name}\` is gone.`,
      ),
    );
    const required =
      direction === 'request'
        ? missingFrom(isRequired, wasRequired).map((name) =>
            breaking(`${subject}.${String(name)}`, `\`${subject}.${String(name)}\` is now required.`),
          )
        : missingFrom(wasRequired, isRequired)
            .filter((name) => String(name) in now)
            .map((name) =>
              breaking(`${subject}.${String(name)}`, `\`${subject}.${String(name)}\` may now be missing.`),
            );
    const kept = Object.entries(old).flatMap(([name, shape]) => {
      const other = now[name];
      return other ? this.shapes(shape, other, `${subject}.${name}`, direction) : [];
    });
    return [...gone, ...required, ...kept];
  }

  #inner(
    before: Shape,
    after: Shape,
    keyword: 'items' | 'additionalProperties',
    subject: string,
    direction: Direction,
  ): Change[] {
    const [old, now] = [before[keyword], after[keyword]];
    return isShape(old) && isShape(now) ? this.shapes(old, now, subject, direction) : [];
  }

  #variants(before: Shape, after: Shape, subject: string, direction: Direction): Change[] {
    const [old, now] = [variantsOf(before), variantsOf(after)];
    const [oldNames, nowNames] = [Object.keys(old), Object.keys(now)];
    const kept = Object.entries(old).flatMap(([name, shape]) => {
      const other = now[name];
      return other ? this.shapes(shape, other, subject, direction) : [];
    });
    if (oldNames.length === 0 || nowNames.length === 0) return kept;
    const gone = missingFrom(oldNames, nowNames);
    const added = missingFrom(nowNames, oldNames);
    return [
      ...kept,
      ...(gone.length > 0 && direction === 'request'
        ? [breaking(subject, `\`${subject}\` no longer takes the form ${names(gone)}.`)]
        : []),
      ...(added.length > 0 && direction === 'answer'
        ? [notice(subject, `\`${subject}\` may also have the form ${names(added)}.`)]
        : []),
    ];
  }
}

const types = (before: Shape, after: Shape, subject: string, direction: Direction): Change[] => {
  const [old, now] = [list(before['type']), list(after['type'])];
  if (old.length === 0 || now.length === 0) return [];
  // A request must accept at least the previous values. A response must not contain additional kinds of values. An
  // integer is assignable to a number.
  const lost =
    direction === 'request'
      ? missingFrom(old, now).filter((type) => type !== 'integer' || !now.includes('number'))
      : missingFrom(now, old).filter((type) => type !== 'integer' || !old.includes('number'));
  if (lost.length === 0) return [];
  return [
    breaking(
      subject,
      `The type of \`${subject}\` is now ${now.join(' or ')} instead of ${old.join(' or ')}.`,
    ),
  ];
};

const values = (before: Shape, after: Shape, subject: string, direction: Direction): Change[] => {
  const [old, now] = [enumOf(before), enumOf(after)];
  if (!now) return [];
  if (!old)
    return direction === 'request' && before['type'] !== undefined
      ? [breaking(subject, `\`${subject}\` now takes nothing but ${names(now)}.`)]
      : [];
  const [gone, added] = [missingFrom(old, now), missingFrom(now, old)];
  return [
    ...(gone.length > 0 && direction === 'request'
      ? [breaking(subject, `\`${subject}\` no longer takes ${names(gone)}.`)]
      : []),
    ...(gone.length > 0 && direction === 'answer'
      ? [notice(subject, `\`${subject}\` is never ${names(gone)} any more.`)]
      : []),
    ...(added.length > 0 && direction === 'answer'
      ? [notice(subject, `\`${subject}\` may also be ${names(added)}.`)]
      : []),
  ];
};

const lower = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum', 'minProperties'];
const upper = ['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum', 'maxProperties'];
const exact = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

/** New or narrower bounds that a caller must keep. New bounds of an answer break no caller. */
const bounds = (before: Shape, after: Shape, subject: string, direction: Direction): Change[] => {
  if (direction === 'answer') return [];
  const number = (shape: Shape, keyword: string): number | undefined =>
    typeof shape[keyword] === 'number' ? shape[keyword] : undefined;
  const tighter = (keyword: string): boolean => {
    const now = number(after, keyword);
    if (now === undefined) return false;
    const old = number(before, keyword);
    return old === undefined || (lower.includes(keyword) ? now > old : now < old);
  };
  return [
    ...[...lower, ...upper].filter(tighter),
    ...exact.filter((keyword) => after[keyword] !== undefined && after[keyword] !== before[keyword]),
  ].map((keyword) => {
    const was = before[keyword] === undefined ? 'no bound' : JSON.stringify(before[keyword]);
    return breaking(
      subject,
      `\`${subject}\` is bounded closer: ${keyword} ${JSON.stringify(after[keyword])} instead of ${was}.`,
    );
  });
};

/** The members of `allOf` are members of the schema itself. */
const merged = (shape: Shape, service: ServiceShape): Shape => {
  const parts = (shape['allOf'] as Shape[] | undefined)?.map((part) => {
    const name = text(part['$ref']);
    return merged(name ? (service.schemas[name] ?? {}) : part, service);
  });
  if (!parts) return shape;
  const { allOf: _, ...own } = shape;
  return [...parts, own].reduce(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: { ...membersOf(sum), ...membersOf(part) },
      required: [...list(sum['required']), ...list(part['required'])],
    }),
    {},
  );
};

const membersOf = (shape: Shape): Record<string, Shape> =>
  (shape['properties'] as Record<string, Shape> | undefined) ?? {};

/** The alternatives of a schema by name; those without a name by their text. */
const variantsOf = (shape: Shape): Record<string, Shape> =>
  Object.fromEntries(
    (list(shape['oneOf'] ?? shape['anyOf']) as Shape[]).map((variant) => [
      text(variant['$ref']) || JSON.stringify(variant),
      variant,
    ]),
  );

const enumOf = (shape: Shape): unknown[] | undefined =>
  shape['enum'] ? list(shape['enum']) : shape['const'] === undefined ? undefined : [shape['const']];

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
