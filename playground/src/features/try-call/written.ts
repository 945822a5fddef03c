import { isObject } from '../../lib/trees.ts';

/** A call by the path of its description, with its parameters. */
export interface CallByPath {
  readonly path: string;
  readonly params: {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, unknown>>;
  };
}

const unpacked = (packed: string): Readonly<Record<string, unknown>> => {
  const bytes = Uint8Array.from(
    atob(packed.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return isObject(value) ? value : {};
};

const queryOf = (text: string): Readonly<Record<string, unknown>> => {
  const query = new URLSearchParams(text);
  const packed = query.get('.r');
  if (packed !== null) return unpacked(packed);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
};

/** The values of the braces of a template in a path; undefined if the path has another form. */
const valuesIn = (template: string, path: string): Readonly<Record<string, string>> | undefined => {
  const form = template
    .replaceAll(/[.*+?$()|[\]]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${form}$`).exec(path);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
};

/**
 * Reads the parameters of a call from its written address. An address of another form than the template is a call
 * without a description.
 */
export const callOf = (template: string, written: string): CallByPath => {
  const [path = '', ...rest] = written.split('?');
  const query = rest.join('?');
  const values = valuesIn(template, path);
  return {
    path: values ? template : path,
    params: { ...(values && { path: values }), ...(query && { query: queryOf(query) }) },
  };
};
