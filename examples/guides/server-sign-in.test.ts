import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setupSandboxServer } from 'vitrine/sandbox/node';
import { arrived, createPerson } from '../journeys/person.ts';
import { comeBack, goToLogin, leaveShop } from './server-sign-in.ts';

/** The address that people open, and the address under which a proxy asks the server for it. */
const PUBLIC = 'http://localhost:3000';
const INNER = 'https://localhost:5920';

const { sandbox, server } = setupSandboxServer({ seed: 7 });
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const routes: Record<string, (request: Request) => Promise<Response>> = {
  'POST /sign-in': goToLogin,
  'GET /callback': comeBack,
  'POST /sign-out': leaveShop,
};

/** A browser: it opens the shop through the proxy, and keeps its cookies. */
const browser = () => {
  const jar = new Map<string, string>();
  const person = createPerson((url, init) => sandbox.fetch(new Request(url, init)));
  const ask = async (method: string, to: string) => {
    const { pathname, search, origin } = new URL(to, PUBLIC);
    expect(origin).toBe(PUBLIC);
    const headers = { cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
    const answer = await routes[`${method} ${pathname}`]?.(
      new Request(INNER + pathname + search, { method, headers }),
    );
    for (const line of answer?.headers.getSetCookie() ?? []) {
      const [name = '', value = ''] = line.split('; ', 1)[0]?.split('=') ?? [];
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return {
      status: answer?.status,
      location: answer?.headers.get('location') ?? '',
      text: await answer?.text(),
    };
  };
  return {
    ask,
    jar,
    /** Goes to the login page; returns the function that signs in there and opens the callback. */
    begin: async () => {
      const { location } = await ask('POST', '/sign-in');
      return async () => {
        let seen = await person.open(location);
        if ('html' in seen)
          seen = await person.press('login', { email: 'ada@example.org', password: 'sandbox-password' });
        const callback = arrived(seen).href;
        return { callback, ...(await ask('GET', callback)) };
      };
    },
    role: () => [...jar].find(([name]) => !name.includes('sign-in'))?.[1].split('~')[0],
  };
};

test('behind a proxy people sign in and out at the public address', async () => {
  const { begin, ask, role, jar } = browser();
  const end = await begin();
  expect(await end()).toMatchObject({ status: 303, location: '/' });
  expect([role(), jar.size]).toEqual(['member', 1]);
  const out = await ask('POST', '/sign-out');
  const shop = arrived(
    await createPerson((url, init) => sandbox.fetch(new Request(url, init))).open(out.location),
  );
  expect([shop.origin, role()]).toEqual([PUBLIC, undefined]);
});

test.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
])('two tabs of one browser end signed in if the tab that began first finishes %s', async (_, order) => {
  const { begin, role, jar } = browser();
  const tabs = [await begin(), await begin()];
  for (const tab of order) expect(await tabs[tab]?.()).toMatchObject({ status: 303, location: '/' });
  expect([role(), jar.size]).toEqual(['member', 1]);
});

test('a member who reloads the callback goes on to the shop, and a visitor is asked to sign in again', async () => {
  const { begin, ask, role } = browser();
  const { callback } = await (await begin())();
  expect(await ask('GET', callback)).toMatchObject({ status: 303, location: '/' });
  expect(role()).toBe('member');
  expect(await browser().ask('GET', callback)).toMatchObject({
    status: 400,
    text: 'Invalid _state: please sign in again.',
  });
});

test('if the platform refuses the address, the log names it and the places to correct it', async () => {
  sandbox.state.settings.allowedRedirects = ['https://shop.test'];
  sandbox.state.settings.callbackCheck = 'strict';
  const { ask } = browser();
  for (const path of ['/sign-in', '/sign-out'])
    expect(await ask('POST', path)).toMatchObject({ status: 502, text: 'The shop does not answer.' });
  const logged = vi.mocked(console.error).mock.calls.map(([error]) => String(error));
  expect(logged).toEqual([
    expect.stringMatching(/sent is http:\/\/localhost:3000\/callback\..*settings of the OAuth app.*proxy/),
    expect.stringMatching(/sent is http:\/\/localhost:3000\..*settings of the OAuth app.*proxy/),
  ]);
});
