import { describe, expect, test } from 'vitest';
import { errorKeyOf, ValidationError } from './index.ts';
import { apiError } from './normalize.ts';

const failure = (body: unknown) => apiError(new Response(null, { status: 400 }), body, {});
const application = (code: unknown, inner?: unknown) => ({
  details: { applicationError: { code, data: { details: inner } } },
});

describe('the most specific name of a failure', () => {
  test.each<[string, unknown, string]>([
    ['is its code if there is no other name', application('OUTER'), 'OUTER'],
    ['is the error_key of its details', { details: { error_key: 'KEY' } }, 'KEY'],
    ['is the code of a body in the data', application('OUTER', application('INNER')), 'INNER'],
    [
      'is the code of a body in the data, as JSON text',
      application('OUTER', JSON.stringify(application('INNER'))),
      'INNER',
    ],
    [
      'is the code of a body in the message',
      { message: JSON.stringify(application('INNER')), ...application('OUTER') },
      'INNER',
    ],
    ['is an error_key of a body in the data', application('OUTER', { details: { error_key: 'KEY' } }), 'KEY'],
    [
      'is an error_key in preference to a code beside it',
      application('OUTER', { details: { error_key: 'KEY', applicationError: { code: 'INNER' } } }),
      'KEY',
    ],
    [
      'is found in details that are JSON text',
      application('OUTER', { details: JSON.stringify({ error_key: 'KEY' }) }),
      'KEY',
    ],
    [
      'is found in an application error that is JSON text',
      application('OUTER', { details: { applicationError: '{"code":"INNER"}' } }),
      'INNER',
    ],
    ['is not a status in place of a code', application('OUTER', application(404)), 'OUTER'],
    ['can be a numeric code of the sign-in', application('OUTER', application(-19_976)), '-19976'],
    [
      'is not taken from data that is not an error body',
      application('OUTER', { applicationError: { code: 'INNER' } }),
      'OUTER',
    ],
    [
      'is not taken from invalid JSON',
      { message: '{"details":', ...application('OUTER', '{"details"') },
      'OUTER',
    ],
  ])('%s', (_, body, expected) => {
    expect(errorKeyOf(failure(body))).toBe(expected);
  });

  test('is searched for in at most eight nested bodies', () => {
    const nested = (depth: number): object =>
      depth === 20 ? application('L20') : application(`L${depth}`, nested(depth + 1));
    expect(errorKeyOf(failure(nested(0)))).toBe('L7');
  });

  test('of an error of this package is its code', () => {
    expect(errorKeyOf(new ValidationError('no', { code: 'missing-client' }))).toBe('missing-client');
  });
});
