import { expect, test } from 'vitest';
import { afterSignIn, parseMemberSearch } from './member-paths.ts';

test.each(['//elsewhere.example/x', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:1', ''])(
  '%s is no way back',
  (back) => {
    expect(parseMemberSearch({ back })).toEqual({});
    expect(afterSignIn(back)).toBe('/account');
  },
);

test('a member goes on where the sign-in began, but never at a sign-in again', () => {
  expect(afterSignIn(parseMemberSearch({ back: '/shop/p/low-carafe?view=list' }).back)).toBe(
    '/shop/p/low-carafe?view=list',
  );
  expect(['/sign-in', '/sign-in/form', '/callback#code=1', undefined].map(afterSignIn)).toEqual(
    Array(4).fill('/account'),
  );
  expect(afterSignIn('/account?section=orders')).toBe('/account?section=orders');
});
