import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isApiError, NetworkError } from './index.ts';
import { apiError } from './normalise.ts';
import { errorWithoutSecrets, withoutSecrets } from './secrets.ts';

const secret = 'abcdefghijkl';

const WRONG = 'This is not the password of this member. Try another, or recover it.';

describe('a text that has in it what was sent is replaced as a whole', () => {
  test.each<[string, string, string]>([
    ['a single letter, in every word', 'a', 'The password is wrong'],
    ['as it is, wherever it stands', secret, `${secret} is wrong: ${secret}`],
    ['inside a JSON text', 'say "friend"', 'sent {"password":"say \\"friend\\""}'],
    ['inside an address', 'p@ss word', 'at /login?password=p%40ss%20word&x=1'],
    ['cut off after eight characters', secret, 'it begins with abcdefgh.'],
    ['cut off later', secret, 'it begins with abcdefghij.'],
    ['cut off at the end, after four', secret, 'the password abcd'],
    ['longer than the text', secret.repeat(9), secret],
    ['half a surrogate pair is none of an address', '\ud800friend', 'hello friend!'],
  ])('%s', (_, sent, text) => {
    expect(withoutSecrets(text, ['another one', sent], '-19976')).toBe(WRONG);
    expect(withoutSecrets(text, [sent], 'constructor')).toBe('Refused: constructor');
  });

  test.each<[string, string, string]>([
    ['seven characters in the middle are a word', secret, 'an abcdefg is fine'],
    ['three at the end are a word', secret, 'as easy as abc'],
    ['four that are not at the end are a word', secret, 'abcd is fine'],
    ['an empty secret is in no text', '', 'as it was'],
  ])('any other stays: %s', (_, sent, text) => {
    expect(withoutSecrets(text, [sent], '-19976')).toBe(text);
  });
});

const originalOf = (error: unknown): unknown =>
  ((error as { details?: unknown }).details as { original: () => unknown }).original();

describe('a failure without what was sent', () => {
  const refusal = (message: string, application: object, more: object = {}) =>
    apiError(
      new Response(null, { status: 400 }),
      { message, details: { applicationError: { code: 'REFUSED', ...application }, ...more } },
      {},
    );

  test('a clean one is the same object, with its details', () => {
    const error = refusal('no', { description: 'not so' });
    expect(errorWithoutSecrets(error, [secret])).toBe(error);
  });

  test.each([
    ['in its message', refusal(`no ${secret}`, { description: 'not so' })],
    ['in its description', refusal('no', { description: `not ${secret}` })],
  ])(
    'one that repeats it %s has the text of its code, and keeps what was said behind a function',
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

  test('a text of our own stays, whatever was sent', () => {
    const error = apiError(new Response(null, { status: 500 }), { message: 'e' }, {});
    expect(errorWithoutSecrets(error, ['e'])).toBe(error);
  });

  test('one that repeats only its beginning, and only in the details, has these behind a function', () => {
    const error = refusal('no', { description: 'not so' }, { hint: `begins with ${secret.slice(0, 8)}` });
    const clean = errorWithoutSecrets(error, ['another one', secret]);
    expect(clean).not.toBe(error);
    expect(clean).toMatchObject({ message: 'no: not so', description: 'not so' });
    expect(JSON.stringify(isApiError(clean) && clean.details)).toBe('{}');
  });

  test('a field that was refused keeps its name, and has another text', () => {
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

  test('without details there is nothing to look through', () => {
    const error = apiError(new Response(null, { status: 404 }), undefined, {});
    expect(errorWithoutSecrets(error, ['undefined'])).toBe(error);
  });

  test('anything else is as it was', () => {
    const lost = new NetworkError(`gone ${secret}`, { sent: false });
    expect(errorWithoutSecrets(lost, [secret])).toBe(lost);
    expect(errorWithoutSecrets(undefined, [secret])).toBeUndefined();
  });
});
