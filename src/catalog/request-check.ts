import { ValidationError } from '../core/errors/call-errors.ts';
import { checkWhole } from '../core/quantity.ts';
import type { ProductsPageRequest } from './backend.ts';

/**
 * Checks the numbers of a request for products: the platform would take a price that is no number as no condition.
 * @throws ValidationError: `invalid-page-size`, or `invalid-price`.
 */
export const checkRequest = ({ pageSize, price }: ProductsPageRequest): void => {
  if (pageSize !== undefined) checkWhole('pageSize', pageSize, 'invalid-page-size', { most: 100 });
  for (const [name, amount] of Object.entries(price ?? {}))
    if (amount !== undefined && amount !== '' && !/^\d{1,16}(\.\d{1,6})?$/.test(amount))
      throw new ValidationError(`price.${name} is a decimal such as 24.90.`, { code: 'invalid-price' });
};
