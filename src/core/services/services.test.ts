import { expect, test } from 'vitest';
import { countedStatuses, type CountedStatus } from '../../../generated/events-v3/index.ts';
import { CountByValue } from '../../../generated/events-v3/zod.ts';
import { redirectOutcome } from '../../../generated/redirect-session/index.ts';

const page = 'https://shop.example.org/back';

test.each<[string, string, string, string, boolean?]>([
  ['an order id', `${page}?orderId=a&wixMemberLoggedIn=false`, 'SUCCESS', 'CHECKOUT', false],
  ['an order and a member', `${page}?orderId=a&wixMemberLoggedIn=true`, 'SUCCESS', 'CHECKOUT', true],
  ['an unknown value of wixMemberLoggedIn', `${page}?wixMemberLoggedIn=1`, 'UNKNOWN', 'UNKNOWN'],
  ['an order number', '/back?orderNumber=10001', 'SUCCESS', 'CHECKOUT'],
  ['the order id of a plan', `${page}?planOrderId=a`, 'SUCCESS', 'CHECKOUT'],
  ['a code in the fragment', `${page}#code=a&state=b`, 'SUCCESS', 'AUTHORIZE'],
  ['a code in the query', `${page}?code=a&state=b`, 'SUCCESS', 'AUTHORIZE'],
  ['a canceled sign-in', `${page}#error=access_denied&state=b`, 'NO_ACTION', 'AUTHORIZE'],
  ['a failed sign-in', `${page}#error=login_required&state=b`, 'ERROR', 'AUTHORIZE'],
  ['nothing', page, 'UNKNOWN', 'UNKNOWN'],
  ['only the parameter wixMemberLoggedIn', `${page}?wixMemberLoggedIn=true`, 'UNKNOWN', 'UNKNOWN', true],
  [
    'a status and a purpose',
    `${page}?redirectStatus=NO_ACTION&redirectPurpose=LOGOUT`,
    'NO_ACTION',
    'LOGOUT',
  ],
  [
    'an unknown status and an unknown purpose',
    `${page}?redirectStatus=DONE&redirectPurpose=PLAY&orderId=a`,
    'SUCCESS',
    'CHECKOUT',
  ],
  ['no valid address', 'about nothing', 'UNKNOWN', 'UNKNOWN'],
])(
  'the outcome of a redirect is read from an address with %s',
  (_, url, status, purpose, wixMemberLoggedIn) => {
    expect(redirectOutcome(url)).toEqual({ status, purpose, wixMemberLoggedIn });
  },
);

test('an address can be given as a URL object', () => {
  expect(redirectOutcome(new URL(`${page}?redirectStatus=ERROR`)).status).toBe('ERROR');
});

test('the names of the count facet are those that the response lists', () => {
  const scheduled: CountedStatus = 'SCHEDULED';
  expect(countedStatuses).toContain(scheduled);
  expect(Object.keys(CountByValue.shape)).toEqual([...countedStatuses]);
});
