import { contracts } from '../../generated/contracts.ts';
import { type FigureId, figures } from '../budgets/figures.ts';

/** One budget: what a user's bundle may weigh, in kB (1000 bytes) after gzip, with everything inside but React. */
export interface Budget {
  /** The figure that is compared with those of others, if there is one. */
  readonly id?: FigureId;
  readonly name: string;
  readonly code: string;
  readonly limit: number;
}

/** Every call of every service, as the export map has them. */
export const calls = Object.entries(contracts).map(([service, contract]) => ({
  service,
  ids: Object.keys(contract),
}));

const shopper = `
import { createClient, oauth } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
const client = createClient({ auth: oauth({ clientId: 'id' }) });
getCurrentCart({ client }).then(console.log);
`;

/** Imports every call of every service and keeps it. */
export const every = `
${calls.map(({ service, ids }) => `import { ${ids.join(', ')} } from 'vitrine/${service}';`).join('\n')}
globalThis.calls = [${calls.flatMap(({ ids }) => ids).join(', ')}];
`;

/** What is held; each limit is the one that CONTRIBUTING gives a reason for. */
export const budgets: readonly Budget[] = [
  {
    id: 't1',
    name: 'create a client with visitor tokens, read the cart',
    code: shopper,
    limit: figures.t1.must,
  },
  {
    id: 't2',
    name: 'the same, add to the cart, query events and products',
    code: `${shopper}
import { addToCurrentCart } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';
import { queryEvents } from 'vitrine/events-v3';
queryEvents({}, { client }).then(console.log);
addToCurrentCart({}, { client }).then(console.log);
queryProducts({}, { client }).then(console.log);
`,
    limit: figures.t2.must,
  },
  {
    id: 't3',
    name: 'visitor tokens, hosted sign-in with PKCE, its callback, sign-out',
    code: `
import { createClient, oauth } from 'vitrine';
import { completeSignIn, signOut, startSignIn } from 'vitrine/sign-in';
const client = createClient({ auth: oauth({ clientId: 'id' }) });
startSignIn(client, { redirectUri: 'u' }).then(console.log);
completeSignIn(client, 'u').then(console.log);
signOut(client, { postFlowUrl: 'u' }).then(console.log);
`,
    limit: figures.t3.must,
  },
  {
    id: 't4',
    name: 'every call of every service by its name',
    code: `${every}
import { createClient, oauth } from 'vitrine';
console.log(createClient({ auth: oauth({ clientId: 'id' }) }));
`,
    limit: figures.t4.must,
  },
  {
    id: 't5',
    name: 'a cart hook and the provider, React Query inside',
    code: `
import { createClient, oauth } from 'vitrine';
import { VitrineProvider } from 'vitrine/react';
import { useGetCurrentCart } from 'vitrine/react/carts';
export const client = createClient({ auth: oauth({ clientId: 'id' }) });
export { useGetCurrentCart, VitrineProvider };
`,
    limit: figures.t5.must,
  },
  {
    id: 'zod',
    name: 'the zod schema of one request, zod inside',
    code: `import { AddToCartRequest } from 'vitrine/zod/carts'; console.log(AddToCartRequest.safeParse({}));`,
    limit: figures.zod.must,
  },
  {
    name: 'the zod schema of a whole cart (the largest), zod inside',
    code: `import { CartResponse } from 'vitrine/zod/carts'; console.log(CartResponse.safeParse({}));`,
    limit: 12,
  },
  {
    id: 'webhooks',
    name: 'a receiver of notifications: verify, parse, once each and in order, jose inside',
    code: `
import { createReceiver } from 'vitrine/webhooks';
const handlers = { 'wix.ecom.v1.cart_created': console.log };
export default createReceiver({ publicKey: 'key', handlers });
`,
    limit: figures.webhooks.must,
  },
];
