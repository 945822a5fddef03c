import { describe, expect, test } from 'vitest';
import { preflight, type FindingStatus } from './index.ts';
import { OPTIONS, payable, redirectUri, SESSION, setStage, told, TOKEN } from './testing/stage.ts';

const { clientWith, find, set } = setStage();

const refused = (status: number, code: string, message = '') =>
  Response.json({ message, details: { applicationError: { code } } }, { status });
const broken = () => {
  throw new TypeError('fetch failed');
};

/** A client whose host gives a token to every request, and one other answer. */
const answering = (path: string, answer: () => Response) =>
  clientWith({
    [TOKEN]: () => Response.json({ access_token: 'AT', expires_in: 14_400, refresh_token: 'RT' }),
    [path]: answer,
  }).client;

type Row = [what: string, answer: () => Response, status: FindingStatus, text: string, fix?: string];

describe('the hosted pages of a site', () => {
  const notAsked = (words: string) => `No hosted page could be requested: ${words}.`;
  test.each<Row>([
    [
      'exist',
      () => Response.json({ redirectSession: { id: '1', fullUrl: 'https://shop.example' } }),
      'ok',
      'The platform gives addresses of hosted pages.',
    ],
    [
      'are not published',
      () => refused(500, '', 'No Public URL Found - verify that site is published'),
      'problem',
      'The site has no public address.',
      'Publish the site.',
    ],
    ['are refused', () => refused(403, 'NOT_TODAY'), 'unknown', notAsked('403 NOT_TODAY')],
    [
      'are refused with a code that may contain a secret',
      () => refused(403, 'eyJhbGciOiJ.NOT_TODAY'),
      'unknown',
      notAsked('403'),
    ],
    ['do not answer', broken, 'unknown', notAsked('no answer')],
    ['are HTML', () => new Response('<p>Hello'), 'unknown', notAsked('200 UNUSABLE_ANSWER')],
  ])('%s', async (_, answer, status, text, fix) => {
    const finding = await find('published', { checks: ['published'] }, answering(SESSION, answer));
    expect(finding).toEqual({ check: 'published', status, text, fix });
  });

  test('are reported as not published only if `published` is checked', async () => {
    set({ sitePublished: false });
    expect(told(await preflight(clientWith().client, { redirectUri }))).toMatchObject({
      published: 'problem',
      redirectUri: 'ok',
    });
  });
});

describe('the payment methods of a site', () => {
  const options = (more: Partial<typeof payable>) => () => Response.json({ ...payable, ...more });
  const fine = 'The site has a payment method.';
  const notTold = (words: string) => `The payment methods are unknown: ${words}.`;
  test.each<Row>([
    ['exist', options({}), 'ok', fine],
    ['exist, for free tickets only', options({ premiumServices: false, paidTickets: false }), 'ok', fine],
    [
      'are missing',
      options({ paymentMethodConfigured: false }),
      'warning',
      'The site has no payment method: only free tickets can be ordered, and the shop has no checkout.',
      "Connect a payment method in the site's settings.",
    ],
    [
      'are not part of the site’s plan',
      options({ premiumServices: false }),
      'warning',
      'The site has paid tickets, but its plan does not include selling them.',
      "Upgrade the site's plan.",
    ],
    [
      'are unknown without the events app',
      () => refused(428, 'WIX_EVENTS_APP_NOT_INSTALLED'),
      'unknown',
      'The payment methods are unknown: the site has no events app.',
    ],
    ['are refused', () => Response.json({}, { status: 403 }), 'unknown', notTold('403')],
    ['are refused with a code', () => refused(403, 'NOT_TODAY'), 'unknown', notTold('403 NOT_TODAY')],
    ['do not answer', broken, 'unknown', notTold('no answer')],
  ])('%s', async (_, answer, status, text, fix) => {
    const finding = await find('payments', { checks: ['payments'] }, answering(OPTIONS, answer));
    expect(finding).toEqual({ check: 'payments', status, text, fix });
  });

  test('are not reported if a layer of the program throws: its error reaches the program', async () => {
    const { session } = answering(OPTIONS, broken);
    const reason = new Error('no layer of ours');
    const client = { session, send: () => Promise.reject(reason) };
    await expect(preflight(client, { checks: ['payments'] })).rejects.toBe(reason);
  });
});
