import type { Faults } from './types.ts';

declare const faults: Faults;

faults.add({ operation: 'getCurrentCart', error: 'OWNED_CART_NOT_FOUND', times: 2 });
faults.add({ operation: 'login', error: '-19976' });
faults.add({ error: 'ERROR_COUPON_EXPIRED', probability: 0.5 });
faults.add({ latencyMs: 100 });
faults.add({ operation: '*', status: 503 });

// @ts-expect-error The code belongs to another operation.
faults.add({ operation: 'getCurrentCart', error: 'ERROR_COUPON_EXPIRED' });
// @ts-expect-error There is no such operation.
faults.add({ operation: 'getCart', status: 500 });
// @ts-expect-error No operation documents this code.
faults.add({ error: 'NOPE' });
// @ts-expect-error A fault without an effect.
faults.add({ operation: 'getCurrentCart' });
