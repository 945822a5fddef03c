declare const undeclared: unique symbol;

/**
 * An enumeration value that the description does not list. The platform can add values to its enumerations at any time,
 * so every enumeration in a response or a notification can also have such a value. Requests take only the listed values:
 *
 * ```ts
 * switch (event.status) {
 *   case 'UPCOMING': return 'soon';
 *   // every other listed value
 *   default: return event.status satisfies Undeclared; // does not compile while a listed value has no case
 * }
 * ```
 *
 * It is a text that can be shown or logged. {@link isDeclared} tells listed values apart from it.
 *
 * The question mark exists only in the type: no value begins with it. With `string & { … }` in its place, a comparison
 * with a mistyped value would compile, and a case would not narrow to its own value.
 */
export type Undeclared = `?${string}` & {
  /** Exists only in the type. */
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
