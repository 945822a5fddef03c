import type { Operation } from './description.ts';
import { type Body, type Description, follow } from './nodes.ts';

/** A refusal that a description has an example of. */
interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

/** `refusals.ts`: by operation and application code, the status and the body that the description's example has. */
export const refusalsFile = (
  services: readonly { description: Description; operations: readonly Operation[] }[],
): string => {
  const entries = services.flatMap(({ description, operations }) =>
    operations.map(({ id, path, method, errors }) => {
      const examples = examplesOf(description, path, method);
      return [id, Object.fromEntries(errors.flatMap((code) => withCode(examples, code)))];
    }),
  );
  return `/** A refusal as the description shows it. */
interface Refusal {
  readonly status: number;
  readonly body: object;
}

/** The refusals of each operation by application code. */
export const refusals = ${JSON.stringify(Object.fromEntries(entries), undefined, 2)} satisfies Readonly<Record<string, Readonly<Record<string, Refusal>>>>;
`;
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
