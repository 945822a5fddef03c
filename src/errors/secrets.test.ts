import { describe, expect, test } from 'vitest';
import { isApiError, NetworkError } from './index.ts';
import { apiError } from './normalise.ts';
import { errorWithoutSecrets, withoutSecrets } from './secrets.ts';

const secret = 'abcdefghijkl';

describe('a sentence without what was sent', () => {
  test.each<[string, string, string, string]>([
    ['as it is, wherever it stands', secret, `${secret} is wrong: ${secret}`, '… is wrong: …'],
    ['inside a JSON text', 'say "friend"', 'sent {"password":"say \\"friend\\""}', 'sent {"password":"…"}'],
    ['inside an address', 'p@ss word', 'at /login?password=p%40ss%20word&x=1', 'at /login?password=…&x=1'],
    ['cut off after eight characters', secret, 'it begins with abcdefgh.', 'it begins with ….'],
    ['cut off later', secret, 'it begins with abcdefghij.', 'it begins with ….'],
    ['cut off at the end, after four', secret, 'the password abcd', 'the password …'],
    ['seven characters in the middle are a word', secret, 'an abcdefg is fine', 'an abcdefg is fine'],
    ['three at the end are a word', secret, 'as easy as abc', 'as easy as abc'],
    ['four that are not at the end are a word', secret, 'abcd is fine', 'abcd is fine'],
    ['an empty secret takes nothing', '', 'as it was', 'as it was'],
    ['longer than the sentence', secret.repeat(9), secret, '…'],
    ['half a surrogate pair is none of an address', '\ud800friend', 'hello friend!', 'hello …!'],
  ])('%s', (_, sent, text, expected) => {
    expect(withoutSecrets(text, [sent])).toBe(expected);
  });

  test('each of several is cut out', () => {
    expect(withoutSecrets('ada@example.org or hunter2hunter2', ['hunter2hunter2', 'ada@example.org'])).toBe(
      '… or …',
    );
  });
});

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
    ['in its message', refusal(`no ${secret}`, { description: 'not so' }), 'no …: not so'],
    ['in its description', refusal('no', { description: `not ${secret}` }), 'no: not …'],
  ])('one that repeats it %s is the same without it, and without details', (_, error, message) => {
    const clean = errorWithoutSecrets(error, [secret]);
    expect(isApiError(clean, 'REFUSED')).toBe(true);
    expect(clean).toMatchObject({ message, status: 400, code: 'REFUSED', details: undefined });
    expect(JSON.stringify(clean)).not.toContain(secret);
  });

  test('one that repeats only its beginning, and only in the details, loses these', () => {
    const error = refusal('no', { description: 'not so' }, { hint: `begins with ${secret.slice(0, 8)}` });
    const clean = errorWithoutSecrets(error, ['another one', secret]);
    expect(clean).not.toBe(error);
    expect(clean).toMatchObject({ message: 'no: not so', description: 'not so', details: undefined });
  });

  test('a field that was refused keeps its name and loses the secret', () => {
    const fieldViolations = [
      { field: 'password', description: `${secret} is too short`, violatedRule: 'MIN' },
    ];
    const error = apiError(
      new Response(null, { status: 400 }),
      { details: { validationError: { fieldViolations } } },
      {},
    );
    expect(errorWithoutSecrets(error, [secret])).toMatchObject({
      fieldViolations: [{ field: 'password', description: '… is too short', violatedRule: 'MIN' }],
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
