import { describe, expect, test } from 'vitest';
import { errorKeyOf, ValidationError } from './index.ts';
import { apiError } from './normalise.ts';

const failure = (body: unknown) => apiError(new Response(null, { status: 400 }), body, {});
const application = (code: unknown, inner?: unknown) => ({
  details: { applicationError: { code, data: { details: inner } } },
});

describe('the most particular name of a failure', () => {
  test.each<[string, unknown, string]>([
    ['is its code where there is no other', application('OUTER'), 'OUTER'],
    ['is the error_key of its details', { details: { error_key: 'KEY' } }, 'KEY'],
    ['is that of a body within the data', application('OUTER', application('INNER')), 'INNER'],
    [
      'is that of a body within the data, as text',
      application('OUTER', JSON.stringify(application('INNER'))),
      'INNER',
    ],
    [
      'is that of a body within the message',
      { message: JSON.stringify(application('INNER')), ...application('OUTER') },
      'INNER',
    ],
    ['is an error_key within', application('OUTER', { details: { error_key: 'KEY' } }), 'KEY'],
    [
      'is an error_key rather than a code beside it',
      application('OUTER', { details: { error_key: 'KEY', applicationError: { code: 'INNER' } } }),
      'KEY',
    ],
    [
      'may lie in details that are text',
      application('OUTER', { details: JSON.stringify({ error_key: 'KEY' }) }),
      'KEY',
    ],
    [
      'may lie in an application error that is text',
      application('OUTER', { details: { applicationError: '{"code":"INNER"}' } }),
      'INNER',
    ],
    ['is not a status that stands where a code should', application('OUTER', application(404)), 'OUTER'],
    ['may be a number of the sign-in', application('OUTER', application(-19_976)), '-19976'],
    [
      'is not in data that is no body',
      application('OUTER', { applicationError: { code: 'INNER' } }),
      'OUTER',
    ],
    [
      'is not in a text that is not JSON',
      { message: '{"details":', ...application('OUTER', '{"details"') },
      'OUTER',
    ],
  ])('%s', (_, body, expected) => {
    expect(errorKeyOf(failure(body))).toBe(expected);
  });

  test('is looked for in eight bodies, however many lie within each other', () => {
    const nested = (depth: number): object =>
      depth === 20 ? application('L20') : application(`L${depth}`, nested(depth + 1));
    expect(errorKeyOf(failure(nested(0)))).toBe('L7');
  });

  test('of an error of this package is its code', () => {
    expect(errorKeyOf(new ValidationError('no', { code: 'missing-client' }))).toBe('missing-client');
  });
});
