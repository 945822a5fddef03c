import type { CartInfo } from '../../../generated/carts/types.ts';
import { CartInfo as schema } from '../../../generated/carts/zod.ts';
import { fieldError } from '../../engine/errors.ts';
import { isObject, ownValue } from '../../engine/values/objects.ts';
import { violationsIn } from '../../engine/validate.ts';

/** The fields of `cartInfo` that a mask may name. */
const FIELDS = [
  'buyerNote',
  'buyerInfo',
  'contactInfo',
  'selectedShippingOption',
  'overrideCheckoutUrl',
  'businessLocationId',
  'extendedFields',
] as const satisfies readonly (keyof CartInfo)[];

type Tree = Record<string, unknown>;

/**
 * The info of a cart after an update (R58). With a mask, exactly its paths are set, and a path that the update lacks is
 * cleared. Without a mask, the given fields are set. Throws a 400 for an unknown path.
 */
export const applyCartInfo = (info: CartInfo, update: CartInfo = {}, mask?: string): CartInfo => {
  if (mask === undefined || mask.trim() === '') return { ...info, ...structuredClone(update) };
  let result: Tree = structuredClone({ ...info });
  for (const path of mask.split(',').map((part) => part.trim())) {
    const [first = '', ...rest] = path.split('.');
    if (!FIELDS.some((field) => field === first))
      throw fieldError('cartFieldmask', 'VALIDATION', `names a field that cartInfo does not have: ${path}`);
    result = setPath(result, { ...update }, [first, ...rest], path);
  }
  // A cleared part may be required by its parent, such as the number of a street.
  if (violationsIn(schema, result).length > 0)
    throw fieldError('cartFieldmask', 'VALIDATION', 'clears a required part');
  return result;
};

const without = (target: Tree, key: string): Tree =>
  Object.fromEntries(Object.entries(target).filter(([name]) => name !== key));

const setPath = (target: Tree, source: Tree, [key = '', ...rest]: string[], path: string): Tree => {
  const next = ownValue(source, key);
  const current = ownValue(target, key);
  if (rest.length === 0)
    return next === undefined ? without(target, key) : { ...target, [key]: structuredClone(next) };
  const through = next ?? current;
  // Neither the target nor the update has this part.
  if (through === undefined) return target;
  if (!isObject(through))
    throw fieldError('cartFieldmask', 'VALIDATION', `names a part of a field that has no parts: ${path}`);
  const inner = setPath(isObject(current) ? current : {}, isObject(next) ? next : {}, rest, path);
  return { ...target, [key]: inner };
};
