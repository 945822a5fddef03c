import type { Operation } from '../generate/description.ts';
import { type Description, follow, type OperationNode } from '../generate/nodes.ts';
import { Problem } from '../generate/problem.ts';

/** One named example of a description. */
export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

/** Arguments of an operation in the example on its page. */
export interface ExampleCall {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Every example of the body; empty when there is none. */
  readonly bodies: readonly Example[];
}

interface ParameterNode {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly examples?: Record<string, { value?: unknown }>;
  readonly schema?: Record<string, unknown>;
}

interface MessageNode {
  readonly description?: string;
  readonly content?: Record<string, { examples?: Record<string, object> }>;
}

/** The operation as the description has it, its references not yet followed. */
export const nodeOf = (description: Description, { method, path }: Operation): OperationNode =>
  description.paths?.[path]?.[method.toLowerCase()] ?? {};

/** The parameters of an operation, those of its path item first. */
export const parametersOf = (description: Description, operation: Operation): ParameterNode[] =>
  [
    ...(description.paths?.[operation.path]?.parameters ?? []),
    ...(nodeOf(description, operation).parameters ?? []),
  ].map((parameter) => follow<ParameterNode>(description, parameter as ParameterNode));

/** A body or an answer with its reference followed. */
export const messageOf = (description: Description, node: object): MessageNode =>
  follow<MessageNode>(description, node);

/** The named examples of a body or an answer. */
export const examplesOf = (description: Description, node: object | undefined): Example[] =>
  Object.entries((node && messageOf(description, node).content?.['application/json']?.examples) ?? {}).map(
    ([name, example]) => {
      const { summary, value } = follow<{ summary?: string; value?: unknown }>(description, example);
      return { name, summary: summary ?? name, value };
    },
  );

/** Number of optional parameters that the example of a call without other arguments shows. */
const optionalShown = 3;

/**
 * Builds the arguments for the example on the page of an operation: its required parameters and its bodies. A call with
 * neither shows its first optional parameters, because an empty call explains nothing.
 * @throws Problem when a parameter that is shown has no example.
 */
export const exampleCall = (description: Description, operation: Operation): ExampleCall => {
  const parameters = parametersOf(description, operation);
  const bodies = examplesOf(description, nodeOf(description, operation).requestBody);
  const required = parameters.filter((parameter) => parameter.required === true || parameter.in === 'path');
  const shown =
    required.length > 0 || bodies.length > 0
      ? required
      : parameters.filter((parameter) => parameter.in === 'query').slice(0, optionalShown);
  const valuesIn = (place: string) =>
    Object.fromEntries(
      shown
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.name, exampleOf(operation, parameter)]),
    );
  return { path: valuesIn('path'), query: valuesIn('query'), bodies };
};

const exampleOf = ({ id }: Operation, { name, example, examples }: ParameterNode): unknown => {
  const value = example ?? Object.values(examples ?? {})[0]?.value;
  if (value === undefined) throw new Problem(`The parameter "${name}" of ${id} needs an example.`);
  return value;
};
