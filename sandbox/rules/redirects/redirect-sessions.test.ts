import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { CLIENT_ID, newVisitor, send, visitorOf, type Shopper } from '../../testing/shopper.ts';
import { isAllowed } from './redirect-sessions.ts';

const PATH = '/v1/redirect-session';

const checkoutOf = async (shopper: Shopper): Promise<string> => {
  await shopper.add('oak-board');
  return (await shopper.post('/v1/carts/current/create-checkout')).body.text('checkoutId');
};

describe('creating a redirect session', () => {
  test('gives an address at the sandbox, with the parameters of the preferences', async () => {
    const shopper = await newVisitor();
    const checkoutId = await checkoutOf(shopper);
    const { body } = await shopper.post(PATH, {
      ecomCheckout: { checkoutId },
      preferences: { additionalQueryParameters: { lang: 'de' } },
    });
    expect(body.text('redirectSession.fullUrl')).toMatch(
      /^http:\/\/localhost:4010\/platform\/checkout\/[0-9a-f-]+\?lang=de$/,
    );
    expect(body.at('redirectSession.urlDetails.searchParams')).toEqual({ lang: 'de' });
  });

  test.each([
    [{}, 'REQUIRED_ONE_OF_FIELD'],
    [{ logout: { clientId: CLIENT_ID }, login: {} }, 'ONE_OF_ALIGNMENT'],
  ])('R90: %j is refused: exactly one intent', async (body, violatedRule) => {
    const refused = await (await newVisitor()).post(PATH, body);
    expect(refused.status).toBe(400);
    expect(refused.body.at('details.validationError.fieldViolations.0')).toMatchObject({
      field: 'intent',
      violatedRule,
    });
  });

  test('R92: is refused to the owner: only visitors and members may create one', async () => {
    const sandbox = createSandbox();
    const { status, body } = await send(
      sandbox,
      'POST',
      PATH,
      { login: {} },
      sandbox.state.settings.ownerApiKey,
    );
    expect([status, body.at('details.applicationError.data.neededIdentity')]).toEqual([
      403,
      ['visitor', 'member'],
    ]);
  });

  test('R92: refuses a sign-in for a client other than that of the token', async () => {
    const shopper = await newVisitor();
    const ask = (clientId: string) => shopper.post('/v1/redirect-session', { logout: { clientId } });
    expect((await ask(CLIENT_ID)).status).toBe(200);
    const { status, body } = await ask('0f0f0f0f-6a3b-4e0b-9d55-0f6a2f7a4c11');
    expect([status, body.at('details.applicationError.code')]).toEqual([403, 'PERMISSION_DENIED']);
  });

  test('does not find the checkout of another visitor', async () => {
    const sandbox = createSandbox();
    const [one, two] = [await visitorOf(sandbox), await visitorOf(sandbox)];
    const refused = await two.post(PATH, { ecomCheckout: { checkoutId: await checkoutOf(one) } });
    expect([refused.status, refused.body.at('details.applicationError.code')]).toEqual([
      404,
      'CHECKOUT_NOT_FOUND',
    ]);
  });

  test('R95: in strict mode refuses a forbidden callback, and names the list', async () => {
    const shopper = await newVisitor({ settings: { callbackCheck: 'strict' } });
    const url = 'https://elsewhere.example.org/thanks';
    const callbacks = { postFlowUrl: 'http://localhost:5173/cart', thankYouPageUrl: url };
    const refused = await shopper.post(PATH, {
      ecomCheckout: { checkoutId: await checkoutOf(shopper) },
      callbacks,
    });
    expect([refused.status, refused.body.at('details.applicationError.code')]).toEqual([
      403,
      'CALLBACK_URL_NOT_ALLOWED',
    ]);
    expect(refused.body.at('message')).toBe(
      "https://elsewhere.example.org isn't listed as an allowed redirect domain",
    );
    expect(refused.body.at('details.applicationError.data')).toMatchObject({
      field: 'callbacks.thankYouPageUrl',
      url,
      list: 'allowedRedirects',
    });
    expect(shopper.sandbox.state.redirectSessions).toEqual({});
  });

  test.each([
    ['of another origin', 'https://elsewhere.example.org/callback', 'redirectUris', 'redirect address'],
    ['with an additional slash', 'http://localhost:5173/callback/', 'redirectUris', 'redirect address'],
    ['with a query', 'http://localhost:5173/callback?a=1', 'redirectUris', 'redirect address'],
    ['on another port', 'http://localhost:5174/callback', 'redirectUris', 'redirect address'],
    ['with https', 'https://localhost:5173/callback', 'redirectUris', 'redirect address'],
  ])(
    'R43: in strict mode refuses, at the start, a sign-in that would return to an address %s',
    async (_, url, list, words) => {
      const redirectUris = ['http://localhost:5173/callback'];
      const shopper = await newVisitor({ settings: { redirectUris, callbackCheck: 'strict' } });
      const authRequest = {
        clientId: CLIENT_ID,
        responseType: 'code',
        scope: 'offline_access',
        state: 'state-1',
        redirectUri: url,
        codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        codeChallengeMethod: 'S256',
      };
      const refused = await shopper.post(PATH, { auth: { authRequest } });
      expect([refused.status, refused.body.at('details.applicationError.code')]).toEqual([
        403,
        'CALLBACK_URL_NOT_ALLOWED',
      ]);
      expect(refused.body.text('message')).toContain(words);
      expect(refused.body.at('details.applicationError.data')).toMatchObject({
        field: 'auth.authRequest.redirectUri',
        url,
        list,
      });
      expect(shopper.sandbox.state.redirectSessions).toEqual({});
      const good = { auth: { authRequest: { ...authRequest, redirectUri: redirectUris[0] } } };
      expect((await shopper.post(PATH, good)).status).toBe(200);
    },
  );

  test('R95: accepts the same callback in faithful mode, or if the list has it', async () => {
    const callbacks = { postFlowUrl: 'https://elsewhere.example.org/cart' };
    const faithful = await newVisitor({ settings: { callbackCheck: 'faithful' } });
    expect((await faithful.post(PATH, { login: {}, callbacks })).status).toBe(200);
    const listed = await newVisitor({ allowedRedirects: ['https://elsewhere.example.org'] });
    expect((await listed.post(PATH, { login: {}, callbacks })).status).toBe(200);
  });
});

describe('the list of allowed origins', () => {
  const list = [
    'http://localhost:*',
    'https://shop.example.org',
    'https://other.example.org/',
    'myapp://done',
    'javascript:alert(2)',
  ];

  test.each([
    'http://localhost:5173/thanks',
    'http://localhost/',
    'https://shop.example.org/a?b#c',
    'https://other.example.org',
    'myapp://done',
  ])('allows %s', (url) => {
    expect(isAllowed(url, list)).toBe(true);
  });

  test.each([
    'https://localhost:5173/',
    'http://localhost.evil.example/',
    'http://localhost:80@evil.example/',
    'http://shop.example.org/',
    'https://shop.example.org:8443/',
    'https://shop.example.org.evil.example/',
    'javascript:alert(1)',
    'javascript:alert(2)',
    'myapp://done/',
    'myapp://done?code=1',
    'myapp:',
    'data:text/html,hi',
    '//shop.example.org/',
    'shop.example.org',
    '',
  ])('does not allow %j', (url) => {
    expect(isAllowed(url, list)).toBe(false);
  });
});
