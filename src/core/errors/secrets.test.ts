import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isApiError, NetworkError } from './index.ts';
import { apiError } from './normalize.ts';
import { errorWithoutSecrets, withoutSecrets } from './secrets.ts';

const secret = 'abcdefghijkl';

const WRONG = 'This is not the password of this member. Try another, or recover it.';

describe('a text that contains the secret is replaced as a whole', () => {
  test.each<[string, string, string]>([
    ['a secret of one letter, in every word', 'a', 'The password is wrong'],
    ['unchanged, at any place', secret, `${secret} is wrong: ${secret}`],
    ['escaped for JSON', 'say "friend"', 'sent {"password":"say \\"friend\\""}'],
    ['escaped for JSON, from its first letter on', '"friend"', 'sent \\"friend\\"'],
    ['percent-encoded', 'p@ss word', 'at /login?password=p%40ss%20word&x=1'],
    ['truncated to eight characters', secret, 'it begins with abcdefgh.'],
    ['truncated to ten characters', secret, 'it begins with abcdefghij.'],
    ['truncated to four characters at the end of the text', secret, 'the password abcd'],
    ['a secret longer than the text', secret.repeat(9), secret],
    ['a secret with half a surrogate pair, which cannot be percent-encoded', '\ud800friend', 'hello friend!'],
  ])('%s', (_, sent, text) => {
    expect(withoutSecrets(text, ['another one', sent], '-19976')).toBe(WRONG);
    expect(withoutSecrets(text, [sent], 'constructor')).toBe('Refused: constructor');
  });

  test.each<[string, string, string]>([
    ['only seven characters of the secret in the middle', secret, 'an abcdefg is fine'],
    ['only three characters of the secret at the end', secret, 'as easy as abc'],
    ['only four characters of the secret before the end', secret, 'abcd is fine'],
    ['an empty secret', '', 'as it was'],
  ])('a text without the secret stays unchanged: %s', (_, sent, text) => {
    expect(withoutSecrets(text, [sent], '-19976')).toBe(text);
  });
});

const originalOf = (error: unknown): unknown =>
  ((error as { details?: unknown }).details as { original: () => unknown }).original();

describe('errorWithoutSecrets', () => {
  const refusal = (message: string, application: object, more: object = {}) =>
    apiError(
      new Response(null, { status: 400 }),
      { message, details: { applicationError: { code: 'REFUSED', ...application }, ...more } },
      {},
    );

  test('returns an error without secrets as the same object', () => {
    const error = refusal('no', { description: 'not so' });
    expect(errorWithoutSecrets(error, [secret])).toBe(error);
  });

  test.each([
    ['message', refusal(`no ${secret}`, { description: 'not so' })],
    ['description', refusal('no', { description: `not ${secret}` })],
  ])(
    'replaces a secret in the %s by the text of the code, and keeps the original behind a function',
    (_, error) => {
      const clean = errorWithoutSecrets(error, [secret]);
      expect(isApiError(clean, 'REFUSED')).toBe(true);
      expect(clean).toMatchObject({ message: 'Refused: REFUSED', status: 400, code: 'REFUSED' });
      expect(inspect(clean, { showHidden: true, getters: true }) + JSON.stringify(clean)).not.toContain(
        secret,
      );
      expect(originalOf(clean)).toEqual({ message: error.message, details: error.details });
    },
  );

  test.each([
    ['a failure of the platform', apiError(new Response(null, { status: 500 }), { message: 'e' }, {})],
    ['a redirect', apiError(new Response(null, { status: 302 }), {}, {})],
    ['an unusable answer', apiError(new Response(), 0, {}, 'not JSON')],
  ])('does not change texts of this package: %s', (_, error) => {
    for (const word of ['e', 'REDIRECT']) expect(errorWithoutSecrets(error, [word])).toBe(error);
  });

  test('hides the details behind a function if only they contain the beginning of the secret', () => {
    const error = refusal('no', { description: 'not so' }, { hint: `begins with ${secret.slice(0, 8)}` });
    const clean = errorWithoutSecrets(error, ['another one', secret]);
    expect(clean).not.toBe(error);
    expect(clean).toMatchObject({ message: 'no: not so', description: 'not so' });
    expect(JSON.stringify(isApiError(clean) && clean.details)).toBe('{}');
  });

  test('replaces the description of a field violation and keeps the field name', () => {
    const fieldViolations = [
      { field: 'password', description: `${secret} is too short`, violatedRule: 'MIN' },
    ];
    const error = apiError(
      new Response(null, { status: 400 }),
      { details: { validationError: { fieldViolations } } },
      {},
    );
    expect(errorWithoutSecrets(error, [secret])).toMatchObject({
      message: 'INVALID_ARGUMENT: "password" Refused: MIN',
      fieldViolations: [{ field: 'password', description: 'Refused: MIN', violatedRule: 'MIN' }],
    });
  });

  test('returns an error without details unchanged', () => {
    const error = apiError(new Response(null, { status: 404 }), undefined, {});
    expect(errorWithoutSecrets(error, ['undefined'])).toBe(error);
  });

  test('returns every other value unchanged', () => {
    const lost = new NetworkError(`gone ${secret}`, { sent: false });
    expect(errorWithoutSecrets(lost, [secret])).toBe(lost);
    expect(errorWithoutSecrets(undefined, [secret])).toBeUndefined();
  });
});
