import { executeSync, GraphQLError, parse, validate, type ExecutionResult } from 'graphql';
import type { GraphqlError, GraphqlRequest } from '../../../generated/graphql/types.ts';
import { PlatformError } from '../../engine/errors.ts';
import type { CallContext, Rule } from '../../engine/context.ts';
import { rootOf } from './resolvers.ts';
import { graphSchema } from './schema.ts';

/** The versions of the graph. */
const VERSIONS: readonly string[] = ['alpha'];

/** The maximum number of tokens of a document: a longer one would take too long. */
const MOST_TOKENS = 5_000;

/** The maximum number of errors in an answer. */
const MOST_ERRORS = 100;

/**
 * graphql: runs a document on the state. Mistakes of the document and failed fields are in `errors`, with 200, beside
 * the data that succeeded; each failure has the code of the operation of the same name (R210). An unknown version of
 * the graph gives a 404.
 */
export const graphql: Rule = (call) => {
  if (!VERSIONS.includes(call.params['apiVersion'] ?? ''))
    throw new PlatformError(404, 'Not Found', { message: 'Not Found', details: {} });
  const { query, variables } = call.body as GraphqlRequest;
  const { data, errors } = answer(call, query, variables);
  return {
    ...(data !== undefined && { data }),
    ...(errors && errors.length > 0 && { errors: errors.slice(0, MOST_ERRORS).map(shown) }),
  };
};

const answer = (
  call: CallContext,
  query: string,
  variableValues: Readonly<Record<string, unknown>> = {},
): ExecutionResult => {
  const schema = graphSchema();
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS });
    const mistakes = validate(schema, document);
    if (mistakes.length > 0) return { errors: mistakes };
    return executeSync({ schema, document, rootValue: rootOf(call), variableValues });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
};

/** An error of the answer. A failure of the sandbox itself is thrown instead and becomes a 500. */
const shown = (error: GraphQLError): GraphqlError => {
  const cause = error.originalError;
  if (cause && !(cause instanceof PlatformError) && !(cause instanceof GraphQLError)) throw cause;
  const { message, locations, path } = error.toJSON();
  return {
    message,
    ...(locations && { locations: locations.map(({ line, column }) => ({ line, column })) }),
    ...(path && { path: [...path] }),
    ...(cause instanceof PlatformError && { extensions: { code: cause.code, status: cause.status } }),
  };
};
