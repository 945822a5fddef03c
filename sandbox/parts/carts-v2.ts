import { contract } from '../../generated/carts-v2/contract.ts';
import { readChanges } from '../rules/cart/second/read-changes.ts';
import { cartV2Rules } from '../rules/cart/second/table.ts';
import type { Part } from './part.ts';

export const part: Part = {
  operations: contract,
  rules: cartV2Rules,
  bodyReaders: { updateCurrentCartV2: readChanges },
};
