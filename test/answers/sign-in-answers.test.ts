import { expect, test } from 'vitest';
import { isVitrineError } from '../../src/core/errors/index.ts';
import { platform, tokens } from '../../src/core/testing/fakes.ts';
import { passwordSignIn, signInAsMember, signOut, startSignIn } from '../../src/sign-in/index.ts';
import { faultsIn, hostileValues } from './hostile.ts';

type Site = ReturnType<typeof platform>['site'];

const ada = { email: 'ada@example.org', password: 'secret' };
const attempts = { put: () => {}, take: () => undefined };

const flows: readonly [string, (site: Site) => Promise<unknown>][] = [
  ['a first call', (site) => site.call('GET', '/v1/carts/current')],
  ['a login by password', (site) => passwordSignIn(site).login(ada)],
  ['a registration', (site) => passwordSignIn(site).register(ada)],
  ['a sign-out', (site) => signOut(site, { postFlowUrl: 'https://shop.test/' })],
  ['the start of a sign-in', (site) => startSignIn(site, { redirectUri: 'https://shop.test/', attempts })],
  ['a sign-in by id', (site) => signInAsMember(site, { memberId: 'm', apiKey: 'k' })],
];

const answerOf = (value: unknown) => () =>
  value === undefined ? new Response(null, { status: 200 }) : Response.json(value);

test.each(flows)('%s ends in a typed error or a state, whatever the platform answers', async (_, flow) => {
  const found: string[] = [];
  for (const value of hostileValues)
    for (const [name, token] of [
      ['tokens', () => tokens(1)],
      ['no tokens', answerOf(value)],
    ] as const) {
      const { site } = platform([token], [answerOf(value)]);
      const result = await flow(site).catch((error: unknown) => (isVitrineError(error) ? undefined : error));
      for (const fault of faultsIn(result)) found.push(`${name}, ${JSON.stringify(value)}: ${fault}`);
    }
  expect(found.slice(0, 5)).toEqual([]);
});
