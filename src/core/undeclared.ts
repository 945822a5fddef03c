declare const undeclared: unique symbol;

/**
 * A value that no description lists. The platform adds values to its enumerations when it likes, so every enumeration
 * in an answer or a notification may also hold one of these, while requests take the listed values only:
 *
 * ```ts
 * switch (event.status) {
 *   case 'UPCOMING': return 'soon';
 *   // every other listed value
 *   default: return event.status satisfies Undeclared; // does not compile while a listed value has no case
 * }
 * ```
 *
 * It is a text, to be shown or logged; {@link isDeclared} tells listed values from it.
 *
 * The question mark is the compiler's only, and no value begins with it: `string & { … }` could be compared with a
 * mistyped value, and a case would not narrow to its own value.
 */
export type Undeclared = `?${string}` & {
  /** Exists in the type only. */
  readonly [undeclared]: true;
};

/**
 * Whether a value is one of the known values, given as a list or as the keys of a table. The value then has their type,
 * and can be a key of the table or part of a request: `isDeclared(labels, event.status) ? labels[event.status] :
 * event.status`.
 */
export const isDeclared = <Known extends string>(
  known: readonly Known[] | Readonly<Record<Known, unknown>>,
  value: string,
): value is Known => (Array.isArray(known) ? known.includes(value) : Object.hasOwn(known, value));
