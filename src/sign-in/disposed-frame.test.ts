// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { failureOf } from '../core/testing/fakes.ts';
import { silentSignIn } from './silent.ts';
import { CODE, LOGIN, stage } from './testing/stage.ts';

test('a disposal of the session removes its hidden frame and its listeners', async () => {
  const { site, state } = stage();
  const failure = failureOf(silentSignIn(site));
  const frame = await eventually(() => document.querySelector('iframe') ?? expect.unreachable());
  const source = frame.contentWindow;
  site.session.dispose();
  expect(await failure).toMatchObject({ name: 'AuthError', code: 'session-disposed' });
  expect([document.querySelectorAll('iframe').length, site.session.stops.size]).toEqual([0, 0]);
  window.dispatchEvent(
    new MessageEvent('message', { data: { code: CODE, state: state() }, origin: LOGIN, source }),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await site.session.getTokens()).not.toMatchObject({ refreshToken: { role: 'member' } });
});
