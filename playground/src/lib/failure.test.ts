import { createClient, memoryStorage, oauth } from 'vitrine';
import { queryProducts } from 'vitrine/catalog-v1';
import { afterEach, expect, test } from 'vitest';
import { ar } from '../text/ar.ts';
import { en } from '../text/en.ts';
import { speak } from '../text/text.ts';
import { failureDetail, failureText } from './failure.ts';

afterEach(() => speak(en));

const failureOf = async (status: number, body: object = {}): Promise<unknown> => {
  const client = createClient({
    auth: oauth({ clientId: 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904', storage: memoryStorage() }),
    host: 'https://sandbox.test',
    fetch: (url) =>
      Promise.resolve(
        String(url).endsWith('/oauth2/token')
          ? Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'Bearer' })
          : Response.json(body, { status }),
      ),
  });
  return queryProducts({}, { client }).catch((error: unknown) => error);
};

test('a failure that any call can have is said in the language of the page, without advice for developers', async () => {
  const error = await failureOf(403);
  expect(failureText(error)).toBe('This is not allowed here. The owner of the site can say why.');
  speak(ar);
  expect(failureText(error)).toBe(ar.failures['call.forbidden']);
});

test('input that was refused is not named by its code', async () => {
  const body = { message: 'INVALID_ARGUMENT', details: { validationError: { fieldViolations: [] } } };
  const error = await failureOf(400, body);
  expect(failureText(error)).toBe(en.failures['call.invalid']);
  const named = new Error('INVALID_ARGUMENT: "event.title" must have at most 120 characters');
  expect(failureDetail(named)).toBe('"event.title" must have at most 120 characters');
});

test('a failure with a code of its own keeps the advice of the package', async () => {
  const error = await failureOf(404, { details: { applicationError: { code: 'PRODUCT_NOT_FOUND' } } });
  expect(failureText(error)).toMatch(/product/i);
});
