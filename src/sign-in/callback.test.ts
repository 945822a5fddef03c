import { afterEach, describe, expect, test } from 'vitest';
import { createClient } from '../core/client.ts';
import { isAuthError } from '../core/errors/index.ts';
import { failureOf } from '../core/testing/fakes.ts';
import { loopback, type Step } from '../core/testing/loopback.ts';
import { oauth } from '../session/oauth.ts';
import { tabAttempts } from './attempts.ts';
import { parseCallback, type ResponseMode } from './callback.ts';
import { completeSignIn, startSignIn } from './hosted.ts';
import { BACK, CODE, LOGIN, stage, tabArea } from './testing/stage.ts';

const NO_CODE = 'Missing code or _state';
const NO_STATE = 'Invalid _state';
/** The refusal comes from the token endpoint. */
const BY_ENDPOINT = 'Failed to get member tokens';

interface Case {
  readonly id: string;
  /** {B} the address, {C} the code, {X} another's code, {S} the state, {U} the state in capitals, {L} the login page. */
  readonly address: string;
  readonly mode?: ResponseMode;
  /** Message of the refusal; without it the session is a member's. */
  readonly refused?: string;
}

const many = Array.from({ length: 10_000 }, (_, n) => `p${n}=1`).join('&');

const cases: readonly Case[] = [
  { id: 'fragment', address: '{B}#code={C}&state={S}' },
  { id: 'query', address: '{B}?code={C}&state={S}', mode: 'query' },
  { id: 'other parameters beside it', address: '{B}#code={C}&state={S}&utm=1&session_state=x' },
  { id: 'the other order', address: '{B}#state={S}&code={C}' },
  { id: 'names of the prototype', address: '{B}#__proto__=x&constructor=y&code={C}&state={S}' },
  { id: 'an escaped name', address: '{B}#%63ode={C}&state={S}' },
  { id: 'an escaped code', address: '{B}#code=good%2Dcode&state={S}' },
  { id: 'empty parameters between', address: '{B}#&&code={C}&&state={S}&' },
  { id: 'a query of the page itself', address: '{B}?tab=2#code={C}&state={S}' },
  { id: 'a stale answer in the other place', address: '{B}?code={X}&state=old#code={C}&state={S}' },
  { id: 'a fragment behind the query', address: '{B}?code={C}&state={S}#top', mode: 'query' },
  { id: 'the issuer that was asked', address: '{B}#code={C}&state={S}&iss={L}' },
  { id: 'the issuer with a path', address: '{B}#code={C}&state={S}&iss={L}%2Foauth2' },
  { id: 'another name in capitals', address: '{B}#CODE={X}&code={C}&state={S}' },
  { id: 'a description without an error', address: '{B}#error_description=x&code={C}&state={S}' },

  { id: 'query read as fragment', address: '{B}?code={C}&state={S}', refused: NO_CODE },
  { id: 'fragment read as query', address: '{B}#code={C}&state={S}', mode: 'query', refused: NO_CODE },
  { id: 'no state', address: '{B}#code={C}', refused: NO_CODE },
  { id: 'no code', address: '{B}#state={S}', refused: NO_CODE },
  { id: 'nothing', address: '{B}', refused: NO_CODE },
  { id: 'a bare hash', address: '{B}#', refused: NO_CODE },
  { id: 'a bare question mark', address: '{B}?', mode: 'query', refused: NO_CODE },
  { id: 'an empty state', address: '{B}#code={C}&state=', refused: NO_CODE },
  { id: 'a state without a value', address: '{B}#code={C}&state', refused: NO_CODE },
  { id: 'an empty code', address: '{B}#code=&state={S}', refused: NO_CODE },
  { id: 'a space behind the state', address: '{B}#code={C}&state={S}%20', refused: NO_STATE },
  { id: 'a plus before the state', address: '{B}#code={C}&state=+{S}', refused: NO_STATE },
  { id: 'the state in capitals', address: '{B}#code={C}&state={U}', refused: NO_STATE },
  { id: 'the beginning of the state', address: '{B}#code={C}&state={H}', refused: NO_STATE },
  { id: 'a longer state', address: '{B}#code={C}&state={S}a', refused: NO_STATE },
  { id: 'the state escaped twice', address: '{B}#code={C}&state=%25{S}', refused: NO_STATE },
  { id: 'the word null', address: '{B}#code={C}&state=null', refused: NO_STATE },
  { id: 'the word undefined', address: '{B}#code={C}&state=undefined', refused: NO_STATE },
  { id: 'a state of the prototype', address: '{B}#code={C}&state=__proto__', refused: NO_STATE },
  { id: 'an unseen character in the state', address: '{B}#code={C}&state={S}%CD%8F', refused: NO_STATE },
  { id: 'a NUL behind the state', address: '{B}#code={C}&state={S}%00', refused: NO_STATE },
  { id: 'a second hash', address: '{B}#code={C}&state={S}#x', refused: NO_STATE },
  { id: 'a semicolon as separator', address: '{B}#code={C};state={S}', refused: NO_CODE },
  { id: 'the code twice, a foreign one last', address: '{B}#code={C}&code={X}&state={S}', refused: NO_CODE },
  { id: 'the code twice, a foreign one first', address: '{B}#code={X}&code={C}&state={S}', refused: NO_CODE },
  { id: 'the same code twice', address: '{B}#code={C}&code={C}&state={S}', refused: NO_CODE },
  { id: 'the code twice, once escaped', address: '{B}#code={C}&%63ode={X}&state={S}', refused: NO_CODE },
  { id: 'the state twice', address: '{B}#code={C}&state={S}&state={S}', refused: NO_CODE },
  { id: 'an error twice', address: '{B}#error=a&error=b&state={S}', refused: NO_CODE },
  { id: 'the issuer twice', address: '{B}#code={C}&state={S}&iss={L}&iss={L}', refused: NO_CODE },
  { id: 'a list of codes', address: '{B}#code[]={C}&state={S}', refused: NO_CODE },
  { id: 'a member of an object', address: '{B}#code[a]={C}&state={S}', refused: NO_CODE },
  { id: 'the name in capitals', address: '{B}#Code={C}&state={S}', refused: NO_CODE },
  { id: 'an error and a code', address: '{B}#error=access_denied&code={C}&state={S}', refused: NO_CODE },
  { id: 'an empty error and a code', address: '{B}#error=&code={C}&state={S}', refused: NO_CODE },
  { id: 'an empty error', address: '{B}#error=&state={S}', refused: NO_CODE },
  { id: 'an error without a state', address: '{B}#error=server_error', refused: NO_STATE },
  { id: 'an error with a foreign state', address: '{B}#error=access_denied&state=x', refused: NO_STATE },
  { id: 'an error of another alphabet', address: '{B}#error=%D1%8F&state={S}', refused: NO_CODE },
  { id: 'an error with our state', address: '{B}#error=access_denied&state={S}', refused: 'access_denied' },
  { id: 'a broken escape', address: '{B}#code=%E0%A4%A&state={S}', refused: NO_CODE },
  { id: 'half an escape', address: '{B}#code={C}%&state={S}', refused: NO_CODE },
  { id: 'a broken escape in a name', address: '{B}#%E0=1&code={C}&state={S}', refused: NO_CODE },
  { id: 'a half surrogate', address: '{B}#code=%ED%A0%80&state={S}', refused: NO_CODE },
  { id: 'a line end in the code', address: '{B}#code={C}%0d%0aX-Evil:%201&state={S}', refused: NO_CODE },
  { id: 'a tab in the address', address: '{B}#code=good-\tcode&state={S}', refused: NO_CODE },
  { id: 'a line end in the address', address: '{B}#code=good-\ncode&state={S}', refused: NO_CODE },
  { id: 'a full-width letter', address: '{B}#code=%EF%BD%87ood-code&state={S}', refused: NO_CODE },
  { id: '10,000 parameters', address: `{B}#${many}&code={C}&state={S}`, refused: NO_CODE },
  { id: 'a code of a megabyte', address: `{B}#code=${'a'.repeat(1e6)}&state={S}`, refused: NO_CODE },
  { id: 'a state of a megabyte', address: `{B}#code={C}&state=${'a'.repeat(1e6)}`, refused: NO_CODE },
  { id: 'an id token', address: '{B}#id_token=a.b.c&state={S}', refused: NO_CODE },
  { id: 'an access token', address: '{B}#access_token=a&token_type=bearer&state={S}', refused: NO_CODE },
  { id: 'a signed answer', address: '{B}#response=a.b.c&state={S}', refused: NO_CODE },
  { id: 'a foreign code', address: '{B}#code={X}&state={S}', refused: BY_ENDPOINT },
  { id: 'a foreign issuer', address: '{B}#code={C}&state={S}&iss=https://evil.test', refused: NO_STATE },
  { id: 'an issuer over http', address: '{B}#code={C}&state={S}&iss=http://login.test', refused: NO_STATE },
  { id: 'an empty issuer', address: '{B}#code={C}&state={S}&iss=', refused: NO_STATE },
  { id: 'a foreign issuer of an error', address: '{B}#error=x&state={S}&iss=//evil.test', refused: NO_STATE },
  { id: 'no address', address: 'not an address #code={C}&state={S}', refused: NO_CODE },
  { id: 'a relative address', address: '/back#code={C}&state={S}', refused: NO_CODE },
  { id: 'an empty text', address: '', refused: NO_CODE },
];

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A sign-in that has begun, with a platform behind a port of this machine. */
const begun = async (mode: ResponseMode = 'fragment') => {
  const platform = stage();
  const answer: Step = ({ url = '' }, response) => {
    const { path, body } = (url.endsWith('/token') ? server.tokenRequests : server.requests).at(-1) ?? unseen;
    void platform.fetch(`https://shop.test${path}`, { method: 'POST', body }).then(async (made) => {
      response.writeHead(made.status, { 'Content-Type': 'application/json' }).end(await made.text());
    });
  };
  const server = await loopback({ steps: [answer], tokenSteps: [answer] });
  closing.push(() => server[Symbol.asyncDispose]());
  const site = createClient({ host: server.host, auth: oauth({ clientId: 'shop' }) });
  const attempts = tabAttempts(tabArea());
  await startSignIn(site, { redirectUri: BACK, responseMode: mode, attempts, returnTo: '/cart' });
  const state = platform.state();
  const complete = (address: string) =>
    completeSignIn(site, filled(address, state), { attempts, responseMode: mode });
  return { grants: platform.grants, role: () => site.session.getSnapshot().role, complete };
};
const unseen = { path: '', body: '' };

const filled = (address: string, state: string): string =>
  address
    .replaceAll('{B}', BACK)
    .replaceAll('{C}', CODE)
    .replaceAll('{X}', 'foreign-code')
    .replaceAll('{S}', state)
    .replaceAll('{U}', state.toUpperCase())
    .replaceAll('{H}', state.slice(0, 20))
    .replaceAll('{L}', LOGIN);

describe('a callback address with', () => {
  test.each(cases.filter(({ refused }) => !refused))('$id signs in', async ({ address, mode }) => {
    const { complete, role, grants } = await begun(mode);
    expect(await complete(address)).toEqual({ returnTo: '/cart' });
    expect([role(), grants.length]).toEqual(['member', 1]);
  });

  test.each(cases.filter(({ refused }) => refused))('$id is refused', async ({ address, mode, refused }) => {
    const { complete, role, grants } = await begun(mode);
    const error = await failureOf(complete(address));
    expect(isAuthError(error) && error.message).toBe(refused);
    expect([role(), grants.length]).toEqual(['visitor', refused === BY_ENDPOINT ? 1 : 0]);
  });

  test('another state leaves the attempt of this tab in place', async () => {
    const { complete, role } = await begun();
    await failureOf(complete('{B}#code={X}&state=crafted'));
    await failureOf(complete('{B}#error=access_denied&state=crafted'));
    await complete('{B}#code={C}&state={S}');
    expect(role()).toBe('member');
  });
});

/** Parameters of a callback, and the message and description of their refusal. */
const refusals: readonly (readonly [parameters: string, message: string, description: string])[] = [
  ['code=c&error=e&state=s', NO_CODE, 'It has both a code and an error.'],
  ['error=%D1%8Fes&state=s', NO_CODE, 'Its error cannot be read.'],
  ['error=yes%D1%8F&state=s', NO_CODE, 'Its error cannot be read.'],
  ['code=c', NO_CODE, 'It has no state.'],
  ['state=s', NO_CODE, 'It has no code.'],
  ['code=c%20&state=s', NO_CODE, 'Its code has invalid characters.'],
  ['code=c&state=%20s', NO_STATE, 'Its state has invalid characters.'],
  [`${'a&'.repeat(99)}code=c&state=s`, NO_CODE, 'It has too many parameters.'],
  ['state=s&state=s&code=c', NO_CODE, 'It has "state" twice.'],
  [`code=${'c'.repeat(4_097)}&state=s`, NO_CODE, 'Its "code" is too long.'],
  ['code=%C3&state=s', NO_CODE, 'It has a broken escape.'],
];

describe('the answer in a callback address', () => {
  test.each(refusals)('%.40s is refused: %s', (parameters, message, description) => {
    const refusal = { name: 'AuthError', code: 'callback-refused', message, description };
    expect(() => parseCallback(`${BACK}#${parameters}`)).toThrow(expect.objectContaining(refusal));
  });

  test.each([
    ['fragment', `${BACK}?code=c&state=s`, "query: give responseMode 'query'"],
    ['query', `${BACK}#code=c&state=s`, "fragment: give responseMode 'fragment'"],
    ['fragment', `${BACK}?error=access_denied&state=s`, "query: give responseMode 'query'"],
  ] as const)(
    'in the other part than the %s is refused with the right setting: %s',
    (mode, address, where) => {
      const description = `The answer is in the ${where} to startSignIn() and completeSignIn().`;
      const refusal = { code: 'wrong-response-mode', message: NO_CODE, description };
      expect(() => parseCallback(address, mode)).toThrow(expect.objectContaining(refusal));
    },
  );

  test('is refused if the address is not a URL', () => {
    const refusal = { message: NO_CODE, description: 'It is not a URL.' };
    expect(() => parseCallback('back#code=c&state=s')).toThrow(expect.objectContaining(refusal));
  });

  test.each([
    ['with the maximum length', `code=${'c'.repeat(4_096)}&state=s`],
    ['with the maximum number of parameters', `${'a&'.repeat(98)}code=c&state=s`],
    ['beside parameters with similar names', 'codes&code=c&state=s&barcode=x&codex=y'],
  ])('is read as code and state: %s', (_how, parameters) => {
    expect(parseCallback(`${BACK}#${parameters}`)).toMatchObject({
      code: expect.stringMatching(/^c+$/),
      state: 's',
    });
  });

  test('is read as an error, with an empty description if it has none', () => {
    expect(parseCallback(`${BACK}#error=e&state=s`)).toMatchObject({ error: 'e', description: '' });
  });

  test('is read as an error, with its description cut to 500 characters', () => {
    const address = `${BACK}#error=access_denied&error_description=${'no+'.repeat(300)}&state=s`;
    expect(parseCallback(address)).toEqual({
      error: 'access_denied',
      description: 'no '.repeat(300).slice(0, 500),
      state: 's',
      issuer: undefined,
    });
  });

  test('is read from a URL object too', () => {
    expect(parseCallback(new URL(`${BACK}?code=c&state=s`), 'query')).toMatchObject({
      code: 'c',
      state: 's',
    });
  });

  test('that is a megabyte long is refused', () => {
    for (const text of ['&'.repeat(1e6), '%41'.repeat(3e5), 'code='.repeat(2e5)])
      expect(() => parseCallback(`${BACK}#${text}`)).toThrow(NO_CODE);
  });
});
