import { contracts } from '../../generated/contracts.ts';
import { secondFamily } from '../budgets/families.ts';
import { limitAbove, limitOf } from '../budgets/figure.ts';
import { type FigureId, figures } from '../budgets/figures.ts';

/** The size limit of a user's bundle, in kB (1000 bytes) after gzip, with all dependencies except React. */
export interface Budget {
  /** The figure that is compared with those of others, if there is one. */
  readonly id?: FigureId;
  readonly name: string;
  readonly code: string;
  /** A page of docs/ whose steps build the bundle, in place of `code`. */
  readonly page?: string;
  readonly limit: number;
  /** The required size. A figure with a temporary higher limit misses it. */
  readonly must?: number;
}

/** Every call of every service of the export map. */
export const calls = Object.entries(contracts).map(([service, contract]) => ({
  service,
  ids: Object.keys(contract),
}));

const reading = (call: string, service: string): string => `
import { createClient, oauth } from 'vitrine';
import { ${call} } from 'vitrine/${service}';
const client = createClient({ auth: oauth({ clientId: 'id' }) });
${call}({ client }).then(console.log);
`;

const shopper = reading('getCurrentCart', 'carts');

/** Imports every call of every service and keeps it. */
export const every = `
${calls.map(({ service, ids }) => `import { ${ids.join(', ')} } from 'vitrine/${service}';`).join('\n')}
globalThis.calls = [${calls.flatMap(({ ids }) => ids).join(', ')}];
`;

const client = `
import { createClient, oauth } from 'vitrine';
export const client = createClient({ auth: oauth({ clientId: 'id' }) });
`;

/** A module that exports every call of some services by its name. */
const named = (services: typeof calls): string => `${client}
${services.map(({ service, ids }) => `export { ${ids.join(', ')} } from 'vitrine/${service}';`).join('\n')}
`;

const firstCalls = named(calls.filter(({ service }) => !secondFamily.includes(service)));

const login = `export { completeSignIn, signOut, startSignIn } from 'vitrine/sign-in';`;

const provided = `${client}
export { VitrineProvider } from 'vitrine/react';
`;

/** The budgets of bundles. */
export const budgets: readonly Budget[] = [
  {
    id: 't1',
    name: 'create a client with visitor tokens, read the cart',
    code: shopper,
    limit: limitOf(figures.t1),
    must: figures.t1.must,
  },
  {
    name: 'the same with the second version of the cart',
    code: reading('getCurrentCartV2', 'carts-v2'),
    limit: limitOf(figures.t1),
  },
  {
    id: 'bound',
    name: 'the same by a bound service, which keeps all calls of the cart',
    code: `
import { createClient, oauth } from 'vitrine';
import * as carts from 'vitrine/carts';
const site = createClient({ auth: oauth({ clientId: 'id' }), services: { carts } });
site.carts.getCurrentCart().then(console.log);
`,
    limit: limitOf(figures.bound),
    must: figures.bound.must,
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
    limit: limitOf(figures.t2),
    must: figures.t2.must,
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
    limit: limitOf(figures.t3),
    must: figures.t3.must,
  },
  {
    id: 't4',
    name: 'every call of the first family by its name',
    code: firstCalls,
    limit: limitOf(figures.t4),
    must: figures.t4.must,
  },
  {
    id: 'login',
    name: 'the same, with the hosted sign-in',
    code: firstCalls + login,
    limit: limitOf(figures.login),
    must: figures.login.must,
  },
  {
    name: 'every call of both families by its name',
    code: named(calls),
    limit: limitAbove(14.58),
  },
  {
    id: 't5',
    name: 'a cart hook and the provider, React Query inside',
    code: `${provided} export { useGetCurrentCart } from 'vitrine/react/carts';`,
    limit: limitOf(figures.t5),
    must: figures.t5.must,
  },
  {
    id: 'cartHooks',
    name: 'the same, with the hook of a mutation',
    code: `${provided} export { useAddToCurrentCart, useGetCurrentCart } from 'vitrine/react/carts';`,
    limit: limitOf(figures.cartHooks),
    must: figures.cartHooks.must,
  },
  {
    id: 'cartLines',
    name: 'useCart() with the actions on its lines and the provider, React Query inside',
    code: `${provided} export { useCart, useCartLineActions } from 'vitrine/react';`,
    limit: limitOf(figures.cartLines),
    must: figures.cartLines.must,
  },
  {
    id: 'useCart',
    name: 'useCart() with its actions and the provider, React Query inside',
    code: `${provided} export { useCart, useCartActions } from 'vitrine/react';`,
    limit: limitOf(figures.useCart),
    must: figures.useCart.must,
  },
  {
    name: 'the same with the second version of the cart passed',
    code: `${provided} export { useCart, useCartActions } from 'vitrine/react'; export { cartV2 } from 'vitrine/state';`,
    limit: limitAbove(30.26),
  },
  {
    name: 'the same with the choice between both versions of the cart',
    code: `${provided} export { useCart, useCartActions } from 'vitrine/react'; export { anyCart } from 'vitrine/state';`,
    limit: limitAbove(31.53),
  },
  {
    id: 'page',
    name: 'the page of docs/start-vite.md, React outside',
    code: '',
    page: 'start-vite.md',
    limit: limitOf(figures.page),
    must: figures.page.must,
  },
  {
    id: 'zod',
    name: 'the zod schema of one request, zod inside',
    code: `import { AddToCartRequest } from 'vitrine/zod/carts'; console.log(AddToCartRequest.safeParse({}));`,
    limit: limitOf(figures.zod),
    must: figures.zod.must,
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
    limit: limitOf(figures.webhooks),
    must: figures.webhooks.must,
  },
];
