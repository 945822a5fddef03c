import type { World } from '../../../engine/context.ts';
import { PlatformError } from '../../../engine/errors.ts';
import type { QueryField } from '../../../engine/query.ts';
import { isObject } from '../../../engine/values/objects.ts';
import { productQueryFields } from './product-fields-v3.ts';

/** The refusal of a field that a query of products does not declare, in the observed words (R420, R421). */
const undeclared = (field: string, name: string, use: 'filterable' | 'sortable'): PlatformError => {
  const description = `Field '${name}' is not declared as ${use}`;
  const message = `INVALID_ARGUMENT: ${description}`;
  const violation = { field, description, violatedRule: 'OTHER', ruleName: 'UNSUPPORTED_FIELD' };
  return new PlatformError(400, message, {
    message,
    details: { validationError: { fieldViolations: [violation] } },
  });
};

type Declared = (name: string) => Pick<QueryField<never>, 'sortable'> | undefined;

const checkFilter = (filter: unknown, declared: Declared, path: string): void => {
  if (!isObject(filter)) return;
  for (const [name, operand] of Object.entries(filter)) {
    const at = `${path}.${name}`;
    if (name === '$and' || name === '$or')
      for (const [index, part] of (Array.isArray(operand) ? operand : []).entries())
        checkFilter(part, declared, `${at}[${index}]`);
    else if (name === '$not') checkFilter(operand, declared, at);
    else if (!declared(name)) throw undeclared(at, name, 'filterable');
  }
};

const checkSort = (sort: unknown, declared: Declared): void => {
  for (const [index, key] of (Array.isArray(sort) ? sort : []).entries()) {
    const name: unknown = isObject(key) ? key['fieldName'] : undefined;
    if (typeof name === 'string' && !declared(name)?.sortable)
      throw undeclared(`query.sort[${index}].fieldName`, name, 'sortable');
  }
};

/** Refuses a query of products with a field that filters or sorts nothing. Throws a 400 (R420, R421). */
export const checkDeclared = (query: Readonly<Record<string, unknown>>, world: World): void => {
  const declared = productQueryFields(world);
  checkFilter(query['filter'], declared, 'query.filter');
  checkSort(query['sort'], declared);
};
