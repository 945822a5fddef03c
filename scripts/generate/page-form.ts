import type { PageForm } from '../../src/core/paged.ts';
import type { StatedPage } from '../../src/core/default-page.ts';
import { type Description, follow, type OperationNode, type Parameter, type SchemaNode } from './nodes.ts';
import { Problem } from './problem.ts';

/** Position of the paging fields in the request of a read; undefined without pages. If a query has two, the first one. */
export const pageFormOf = (
  description: Description,
  body: string | undefined,
  queryParameters: readonly Parameter[],
): PageForm | undefined => {
  const members = membersOf(description, body, queryParameters);
  if (members['limit'] && members['offset']) return 'limit';
  if (members['paging'])
    return propertiesOf(description, members['paging'])['cursor'] ? 'pagingCursor' : 'paging';
  if (members['cursorPaging']) return 'cursorPaging';
  const query = members['query'] ? propertiesOf(description, members['query']) : {};
  const preferred = Object.keys(query).find((name) => name === 'paging' || name === 'cursorPaging');
  if (preferred) return preferred === 'paging' ? 'query' : 'cursor';
  const search = members['search'] ? propertiesOf(description, members['search']) : {};
  return search['cursorPaging'] ? 'search' : undefined;
};

/** The members of a request, from its body and its query. */
const membersOf = (
  description: Description,
  body: string | undefined,
  queryParameters: readonly Parameter[],
): Record<string, SchemaNode | undefined> => {
  const schema = body && description.components?.['schemas']?.[body];
  return {
    ...(schema ? propertiesOf(description, schema) : {}),
    ...Object.fromEntries(queryParameters.map((parameter) => [parameter.name, parameter.schema])),
  };
};

const propertiesOf = (description: Description, schema: object): Record<string, SchemaNode | undefined> => {
  const { properties } = follow<SchemaNode>(description, schema);
  return { ...(properties as Record<string, SchemaNode> | undefined) };
};

/**
 * The member of `query` in which a call without a page states it (`x-page`).
 * @throws Problem for a member that the query of the call does not have.
 */
export const statedPageOf = (
  where: string,
  description: Description,
  node: OperationNode,
  body: string | undefined,
  queryParameters: readonly Parameter[],
): StatedPage | undefined => {
  const member = node['x-page'];
  if (member === undefined) return undefined;
  if (member !== 'paging' && member !== 'cursorPaging')
    throw new Problem(`${where}: "x-page" is "paging" or "cursorPaging" (see spec/README.md).`);
  const { query } = membersOf(description, body, queryParameters);
  if (!query || !propertiesOf(description, query)[member])
    throw new Problem(`${where}: "x-page" names "${member}", which the "query" of the call does not have.`);
  return member;
};
