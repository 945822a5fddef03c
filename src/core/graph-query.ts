import type { GraphqlError } from '../../generated/graphql/types.ts';
import { graphql } from '../../generated/graphql/operations.ts';
import { asRead } from './as-read.ts';
import type { CallClient, IdentityOf, RequestOptions } from './types.ts';

/**
 * A document with the types of its data and variables, as code generators for GraphQL write it: `TypedDocumentString`
 * fits. A plain text is a document too.
 */
export interface GraphDocument<Data, Variables> {
  toString(): string;
  /** Never set: only the compiler reads it. */
  readonly __apiType?: (variables: Variables) => Data;
}

/** Result of a document. */
export interface GraphResult<Data> {
  /** The data; undefined or null if there is none. A partial success has both data and errors. */
  readonly data: Data | null | undefined;
  /** Errors, field by field; empty if all fields succeeded. */
  readonly errors: readonly GraphqlError[];
}

/** A string or a comment of the document. */
const NOT_CODE = /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#.*/g;

/**
 * Runs a GraphQL document and returns both its data and its errors, because a partial success has both. A document
 * without the word `mutation` outside of strings and comments is a read, and repeated as one; any other document is
 * sent once.
 * @throws ApiError if the platform rejected the whole document; NetworkError and TimeoutError without an answer.
 */
export const graphQuery = async <
  Data = Readonly<Record<string, unknown>>,
  Variables extends object = Readonly<Record<string, unknown>>,
>(
  document: string | GraphDocument<Data, Variables>,
  variables: Variables | undefined,
  options: RequestOptions<IdentityOf<typeof graphql>>,
): Promise<GraphResult<Data>> => {
  const query = String(document);
  const isRead = !/\b(mutation|subscription)\b/.test(query.replace(NOT_CODE, ''));
  // A caller without types may leave out the client; the call below reports that.
  const { client: given } = (options ?? {}) as Partial<typeof options>;
  const client = (isRead && given ? asRead(given) : given) as CallClient;
  const body = variables ? { query, variables: variables as Record<string, unknown> } : { query };
  const answer = (await graphql(body, { ...options, client })) as Partial<GraphResult<Data>> | undefined;
  return { data: answer?.data, errors: Array.isArray(answer?.errors) ? answer.errors : [] };
};
