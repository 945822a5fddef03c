// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { failureOf } from '../core/testing/fakes.ts';
import { waitForFrame } from './frame.ts';
import { LOGIN } from './testing/stage.ts';

const open = (address = LOGIN) => {
  const done = waitForFrame(address, 's', { timeout: 1_000 });
  const frame = document.querySelector('iframe') ?? expect.unreachable();
  const answer = (data: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: new URL(address).origin, source: frame.contentWindow }),
    );
  return { done, frame, answer };
};

test('the frame is hidden, and sends only the origin to the login page', async () => {
  const { done, frame, answer } = open();
  expect([frame.hidden, frame.title, frame.referrerPolicy, frame.src]).toEqual([
    true,
    '',
    'origin',
    `${LOGIN}/`,
  ]);
  answer({ state: 's', code: 'c' });
  expect(await done).toEqual({ code: 'c', error: undefined, description: '' });
});

test('the login page in the frame may run scripts, keep its session and send forms, and may not navigate this page', async () => {
  const { done, frame, answer } = open();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  answer({ state: 's', code: 'c' });
  await done;
});

test('a login page on this machine is opened over http too', async () => {
  const { done, answer } = open('http://localhost:4010/login');
  answer({ state: 's', code: 'c' });
  expect(await done).toMatchObject({ code: 'c' });
});

test.each([
  ['Nobody is signed in', 'Nobody is signed in'],
  ['x'.repeat(501), 'x'.repeat(500)],
  [7, ''],
  [undefined, ''],
])('a refusal has its description if that is a text: %.20s', async (words, description) => {
  const { done, answer } = open();
  answer({ state: 's', error: 'login_required', error_description: words });
  expect(await done).toEqual({ code: undefined, error: 'login_required', description });
});

describe('no frame is opened', () => {
  const message = 'The login page cannot be opened in a frame';
  test('if the page has no body yet', async () => {
    const { body } = document;
    body.remove();
    const failure = failureOf(waitForFrame(LOGIN, 's', { timeout: 1 }));
    document.documentElement.append(body);
    expect(await failure).toMatchObject({
      message,
      description: 'There is no document: sign in silently in a browser.',
    });
  });
});
