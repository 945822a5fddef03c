import { readTable } from './tables.ts';

/** One statement of the specification, the file that holds it, and the test that shows it. */
export interface Claim {
  readonly point: string;
  readonly heading: string;
  readonly claim: string;
  readonly file: string;
  readonly test: string;
  /** The title of a `test` or `describe` in the source, or a part of it that no other title contains. */
  readonly title: string;
}

/** The claims, in the order of the specification's points. */
export const claims: readonly Claim[] = readTable('claims.tsv').map(
  ([point = '', heading = '', claim = '', file = '', test = '', title = '']) => ({
    point,
    heading,
    claim,
    file,
    test,
    title,
  }),
);

/** One field that the specification names, with its position in a message. */
export interface SpecifiedField {
  /** The call or the notification. */
  readonly message: string;
  readonly direction: string;
  readonly path: string;
  readonly values: readonly string[];
  /** Reason if the descriptions leave the field out; else empty. */
  readonly absent: string;
}

/** The fields of points 3 to 6. */
export const specifiedFields: readonly SpecifiedField[] = readTable('specified.tsv').map(
  ([message = '', direction = '', path = '', values = '', absent = '']) => ({
    message,
    direction,
    path,
    values: values.split(' ').filter((value) => value !== ''),
    absent,
  }),
);

/** Titles of the calls `test(…)`, `describe(…)`, and of their forms with `.each`, in the source of a test file. */
export const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:\b(?:test|describe)(?:\.\w+)*\(|\)\()\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g,
    ),
  ].map(([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'));
