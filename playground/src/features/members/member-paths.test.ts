import { expect, test } from 'vitest';
import { afterSignIn, parseMemberSearch } from './member-paths.ts';

test.each(['//elsewhere.example/x', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:1', ''])(
  '%s is not a valid return path',
  (back) => {
    expect(parseMemberSearch({ back })).toEqual({});
    expect(afterSignIn(back)).toBe('/account');
  },
);

test('a member continues at the page where the sign-in started, but never on a sign-in page', () => {
  expect(afterSignIn(parseMemberSearch({ back: '/shop/p/low-carafe?view=list' }).back)).toBe(
    '/shop/p/low-carafe?view=list',
  );
  expect(['/sign-in', '/sign-in/form', '/callback#code=1', undefined].map(afterSignIn)).toEqual(
    Array(4).fill('/account'),
  );
  expect(afterSignIn('/account?section=orders')).toBe('/account?section=orders');
});
