import { expect, test } from 'vitest';
import { countedStatuses, type CountedStatus } from '../../../generated/events-v3/index.ts';
import { CountByValue } from '../../../generated/events-v3/zod.ts';
import { redirectOutcome } from '../../../generated/redirect-session/index.ts';

const page = 'https://shop.example.org/back';

test.each([
  ['an order', `${page}?orderId=a&wixMemberLoggedIn=false`, 'SUCCESS', 'CHECKOUT'],
  ['the number of an order', '/back?orderNumber=10001', 'SUCCESS', 'CHECKOUT'],
  ['the order of a plan', `${page}?planOrderId=a`, 'SUCCESS', 'CHECKOUT'],
  ['a code in the fragment', `${page}#code=a&state=b`, 'SUCCESS', 'AUTHORIZE'],
  ['a code in the query', `${page}?code=a&state=b`, 'SUCCESS', 'AUTHORIZE'],
  ['a sign-in that was given up', `${page}#error=access_denied&state=b`, 'NO_ACTION', 'AUTHORIZE'],
  ['a sign-in that failed', `${page}#error=login_required&state=b`, 'ERROR', 'AUTHORIZE'],
  ['nothing', page, 'UNKNOWN', 'UNKNOWN'],
  ['only whether a member is signed in', `${page}?wixMemberLoggedIn=true`, 'UNKNOWN', 'UNKNOWN'],
  ['status and purpose', `${page}?redirectStatus=NO_ACTION&redirectPurpose=LOGOUT`, 'NO_ACTION', 'LOGOUT'],
  ['unknown words', `${page}?redirectStatus=DONE&redirectPurpose=PLAY&orderId=a`, 'SUCCESS', 'CHECKOUT'],
  ['no address', 'about nothing', 'UNKNOWN', 'UNKNOWN'],
])('the outcome of a redirect is read from an address with %s', (_, url, status, purpose) => {
  expect(redirectOutcome(url)).toEqual({ status, purpose });
});

test('an address may be a URL', () => {
  expect(redirectOutcome(new URL(`${page}?redirectStatus=ERROR`)).status).toBe('ERROR');
});

test('the names of the count facet are those that the answer lists', () => {
  const scheduled: CountedStatus = 'SCHEDULED';
  expect(countedStatuses).toContain(scheduled);
  expect(Object.keys(CountByValue.shape)).toEqual([...countedStatuses]);
});
