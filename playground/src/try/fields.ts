/** One parameter of a call, as its field shows it. */
export interface TryParameter {
  readonly name: string;
  readonly required: boolean;
  /** Initial value of the field; empty for optional parameters. */
  readonly value: string;
  /** Kind of value that the field accepts. */
  readonly example: string;
  /** Whether the field holds JSON: its value is a list or an object. */
  readonly json: boolean;
}

/** The fields of a call. */
export interface TryFields {
  readonly inPath: readonly TryParameter[];
  readonly inQuery: readonly TryParameter[];
  /** Whether the call has a body, which is JSON in one field. */
  readonly hasBody: boolean;
}

/** Contents of the fields. */
export interface Given {
  /** Value by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The arguments of a call. */
export interface CallArguments {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined for a call without a body. */
  readonly body: unknown;
}

/** A field whose contents cannot be sent. */
export interface FieldProblem {
  /** `body`, or the place and name of a parameter, such as `path-id`. */
  readonly field: string;
  /** Name of the parameter, or `body`. */
  readonly name: string;
  readonly kind: 'missing' | 'not-json';
  /** The message of the JSON parser. */
  readonly detail: string;
}

class Unreadable extends Error {
  readonly problem: FieldProblem;

  constructor(problem: FieldProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const jsonOf = (field: string, name: string, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    throw new Unreadable({ field, name, kind: 'not-json', detail });
  }
};

/** The values of the parameters of one place. A field that is empty gives none. */
const valuesOf = (
  place: 'path' | 'query',
  parameters: readonly TryParameter[],
  given: Readonly<Record<string, string>>,
): [name: string, value: unknown][] =>
  parameters.flatMap(({ name, required, json }) => {
    const field = `${place}-${name}`;
    const text = given[name]?.trim() ?? '';
    if (text === '' && required) throw new Unreadable({ field, name, kind: 'missing', detail: '' });
    if (text === '') return [];
    return [[name, json ? jsonOf(field, name, text) : text]];
  });

/** Reads the fields of a call: its arguments, or the first field whose contents cannot be sent. */
export const readFields = (fields: TryFields, given: Given): CallArguments | FieldProblem => {
  try {
    return {
      path: Object.fromEntries(
        valuesOf('path', fields.inPath, given.path).map(([name, value]) => [name, textOf(value)]),
      ),
      query: Object.fromEntries(valuesOf('query', fields.inQuery, given.query)),
      body: fields.hasBody ? jsonOf('body', 'body', given.body) : undefined,
    };
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
};

/** A value as the contents of a field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Arguments as the contents of the fields. */
export const givenOf = ({ path, query, body }: CallArguments): Given => {
  const texts = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
  return {
    path: texts(path),
    query: texts(query),
    body: body === undefined ? '' : JSON.stringify(body, undefined, 2),
  };
};
