import { useGraphql } from '../../generated/graphql/queries.ts';
import { type FieldViolation, graphql } from '../../generated/graphql/index.ts';
import { openApiClient, graphqlService } from '../../generated/graphql/openapi.ts';
import { createClient, type Undeclared } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Graph queries that must compile and queries that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, graphqlService);
const query = '{ site { name } }';
const path = '/graphql/{apiVersion}';

export const answers = async (): Promise<void> => {
  const { data, errors } = await graphql({ query }, { client });
  exactly<unknown>()(data?.['site']);
  exactly<string | undefined>()(errors?.[0]?.message);
  exactly<number | undefined>()(errors?.[0]?.locations?.[0]?.line);
  // @ts-expect-error The type of the answer to a document is unknown.
  void data?.['site'].name;
};

export const requests = (): void => {
  void graphql({ query, variables: { id: 'a' } }, { client: owner });
  void graphql({ query }, { client }, 'v1');
  // @ts-expect-error Not a client.
  void graphql({ query }, { client: 'https://example.com' });
  // @ts-expect-error A field that the call does not have.
  void graphql({ query, operationName: 'Site' }, { client });
  // @ts-expect-error The document is missing.
  void graphql({ variables: {} }, { client });
  // @ts-expect-error Variables are named.
  void graphql({ query, variables: 'a' }, { client });
  // @ts-expect-error A version is a text.
  void graphql({ query }, { client }, 1);
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST(path, { params: { path: { apiVersion: 'alpha' } }, body: { query } });
  exactly<string | undefined>()(data?.errors?.[0]?.message);
  const params = { path: { apiVersion: 'alpha' } };
  // @ts-expect-error The document is missing.
  await openApi.POST(path, { params, body: {} });
  // @ts-expect-error A field that the call does not have.
  await openApi.POST(path, { params, body: { query, operationName: 'Site' } });
};

export const useSite = (): void => {
  exactly<string | undefined>()(useGraphql().data?.errors?.[0]?.message);
  useGraphql().mutate({ data: { query } });
  // @ts-expect-error The document is missing.
  useGraphql().mutate({ data: {} });
};

/** The violated rule; a rule that the platform adds later is kept. */
export const rule = ({ violatedRule }: FieldViolation): string => {
  // @ts-expect-error Mistyped.
  if (violatedRule === 'MAX_LEN') return '';
  // @ts-expect-error Other listed values are possible.
  if (violatedRule !== 'MAX_LENGTH') violatedRule satisfies Undeclared | undefined;
  return violatedRule ?? '';
};
