import type { PageForm } from '../../src/core/paged.ts';
import { type Description, follow, type Parameter, type SchemaNode } from './nodes.ts';

/** Position of the paging fields in the request of a read; undefined without pages. If a query has two, the first one. */
export const pageFormOf = (
  description: Description,
  body: string | undefined,
  queryParameters: readonly Parameter[],
): PageForm | undefined => {
  const schema = body && description.components?.['schemas']?.[body];
  const members = {
    ...(schema ? propertiesOf(description, schema) : {}),
    ...Object.fromEntries(queryParameters.map((parameter) => [parameter.name, parameter.schema])),
  };
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

const propertiesOf = (description: Description, schema: object): Record<string, SchemaNode | undefined> => {
  const { properties } = follow<SchemaNode>(description, schema);
  return { ...(properties as Record<string, SchemaNode> | undefined) };
};
