import type { QueryKey } from '@tanstack/react-query';
import { isOlder } from '../cart/revision.ts';
import type { Confirmed } from '../cart/types.ts';
import { memberAt } from '../core/json.ts';
import { isOurs } from './public-queries.ts';

const SERVICES: readonly unknown[] = ['cart', 'carts', 'carts-v2'];

const cartIn = (data: unknown): Confirmed => memberAt(data, 'cart') as Confirmed;

/** Whether the data of a query has an earlier state of the cart than the data before. */
export const isOlderCart = (key: QueryKey, data: unknown, before: unknown): boolean =>
  isOurs(key) && SERVICES.includes(key[1]) && isOlder(cartIn(data), cartIn(before));
