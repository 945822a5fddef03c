import type { Operation } from './description.ts';
import { type Body, type Description, follow } from './nodes.ts';
import { literal } from './text.ts';

/** An error response from an example of a description. */
interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

/** The id of an operation, with its error responses by application code. */
type Refused = readonly [operation: string, refusals: readonly (readonly [code: string, refusal: Refusal])[]];

/** `refusals.ts`: status and body of each error response in the examples, by operation and application code. */
export const refusalsFile = (
  services: readonly { description: Description; operations: readonly Operation[] }[],
): string => {
  const refused = services.flatMap(({ description, operations }) =>
    operations.map(({ id, path, method, errors }): Refused => {
      const examples = examplesOf(description, path, method);
      return [id, errors.flatMap((code) => withCode(examples, code))];
    }),
  );
  const names = namesOf(refused);
  const shown = [...names].map(([refusal, name]) => `${literal(name)}: ${literal(JSON.parse(refusal))}`);
  const operations = refused.map(([id, refusals]) => {
    const codes = refusals.map(
      ([code, refusal]) => `${literal(code)}: shown[${literal(names.get(JSON.stringify(refusal)))}]`,
    );
    return `${literal(id)}: {${codes.join()}}`;
  });
  return `/** An error response from an example of the description. */
interface Refusal {
  readonly status: number;
  readonly body: object;
}

/** All distinct error responses, by code. If several share a code, the following ones are numbered. */
const shown = {${shown.join()}} satisfies Readonly<Record<string, Refusal>>;

/** The error responses of each operation, by application code. */
export const refusals = {${operations.join()}} satisfies Readonly<Record<string, Readonly<Record<string, Refusal>>>>;
`;
};

/** A name for each distinct error response, given as JSON: its code, or 'CODE 2' for the second one with that code. */
const namesOf = (refused: readonly Refused[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  for (const [code, refusal] of refused.flatMap(([, refusals]) => refusals)) {
    const text = JSON.stringify(refusal);
    if (names.has(text)) continue;
    const use = (uses.get(code) ?? 0) + 1;
    uses.set(code, use);
    names.set(text, use === 1 ? code : `${code} ${use}`);
  }
  return names;
};

const withCode = (examples: readonly Refusal[], code: string): [string, Refusal][] => {
  const found = examples.find(({ body }) => codeIn(body) === code);
  return found ? [[code, found]] : [];
};

const codeIn = (body: unknown): unknown => {
  const { details, error } = Object(body) as {
    details?: { applicationError?: { code?: unknown } };
    error?: unknown;
  };
  return details?.applicationError?.code ?? error;
};

const examplesOf = (description: Description, path: string, method: string): Refusal[] => {
  const responses = description.paths?.[path]?.[method.toLowerCase()]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, response]) => {
    const media = follow<Body>(description, response).content?.['application/json'];
    const examples = Object(Reflect.get(Object(media), 'examples')) as Record<string, Example>;
    return Object.values(examples).map((example) => ({
      status: Number(status),
      body: follow<Example>(description, example as { $ref?: string }).value,
    }));
  });
};
