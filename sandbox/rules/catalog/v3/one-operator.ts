import { fieldError } from '../../../engine/errors.ts';
import { isObject } from '../../../engine/values/objects.ts';

/** Refuses two operators in the object of one field, which a search joins by $and only (R424). */
export const checkOneOperator = (filter: unknown, path: string): void => {
  if (!isObject(filter)) return;
  for (const [key, operand] of Object.entries(filter)) {
    const at = `${path}.${key}`;
    if (key === '$and' || key === '$or')
      for (const [index, part] of (Array.isArray(operand) ? operand : []).entries())
        checkOneOperator(part, `${at}[${index}]`);
    else if (key === '$not') checkOneOperator(operand, at);
    else if (isObject(operand) && Object.keys(operand).length > 1)
      throw fieldError(at, 'VALIDATION', 'takes one operator; join several by $and');
  }
};
