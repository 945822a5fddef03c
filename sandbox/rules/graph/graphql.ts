import { executeSync, GraphQLError, parse, validate, type ExecutionResult } from 'graphql';
import type { GraphqlError, GraphqlRequest } from '../../../generated/graphql/types.ts';
import { PlatformError } from '../../engine/errors.ts';
import type { CallContext, Rule } from '../../engine/context.ts';
import { rootOf } from './resolvers.ts';
import { graphSchema } from './schema.ts';

/** The supported versions of the GraphQL API. */
const VERSIONS: readonly string[] = ['alpha'];

/** The limit of tokens in a document, because a longer document would take long to run. */
const MOST_TOKENS = 5_000;

/** The limit of errors in a response. */
const MOST_ERRORS = 100;

/**
 * graphql: runs a document against the state. The response has status 200; mistakes of the document and failed fields
 * are listed in `errors` beside the data of the other fields. Each failure has the code that the operation of the same
 * name gives (R210). An unknown version gives 404.
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

/** An error as the response shows it. A failure of the sandbox itself is thrown instead, and becomes a 500. */
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
