import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SITE, stage } from '../sign-in/flow/testing/stage.ts';
import type { PendingStep } from '../sign-in/flow/memory.ts';
import type { SignInState } from '../sign-in/flow/states.ts';
import { tabAttempts } from '../sign-in/attempts.ts';
import { SAMPLE_PASSWORD } from '../../sandbox/seeds/members.ts';
import { useSignIn, VitrineProvider } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A site with its own memory of the pending step. */
const shop = () => {
  const s = stage();
  const { client } = s.load();
  const step: PendingStep = {
    step: 'verification',
    email: 'mira@example.org',
    clientId: client.session.clientId,
  };
  const settings = {
    redirectUri: `${SITE}/callback`,
    attempts: tabAttempts(s.area),
    memory: { read: () => step, write: () => {} },
  };
  const Header = () => <p>header {useSignIn().state.status}</p>;
  const Screen = ({ children }: { children?: React.ReactNode }) => (
    <>
      <h1>{useSignIn(settings).state.status}</h1>
      {children}
    </>
  );
  const show = (children: React.ReactNode) =>
    render(
      <StrictMode>
        <VitrineProvider client={client}>{children}</VitrineProvider>
      </StrictMode>,
    );
  return { ...s, client, Header, Screen, show };
};

test("the first render shows the pending step of the site's own memory", () => {
  const { Screen, show } = shop();
  show(<Screen />);
  expect(screen.getByRole('heading').textContent).toBe('verification-interrupted');
});

test('the pending step also shows if another component created the sign-in without this memory', () => {
  const said = vi.spyOn(console, 'error');
  const { Header, Screen, show } = shop();
  show(
    <>
      <Header />
      <Screen />
    </>,
  );
  expect(screen.getByRole('heading').textContent).toBe('verification-interrupted');
  expect(screen.getByText('header verification-interrupted')).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
});

test('an effect of a child already uses the settings of its parent', async () => {
  const s = shop();
  const { signIn } = s.load();
  const state = signIn.getSnapshot() as Extract<SignInState, { status: 'idle' }>;
  const away = await state.signInAtPage({ returnTo: '/cart' });
  const url = away.status === 'leaving' ? away.url : '';
  const back = await s.visit(await s.visit(url), {
    action: 'login',
    email: 'ada@example.org',
    password: SAMPLE_PASSWORD,
  });
  const Finish = () => {
    const { finish } = useSignIn();
    useEffect(() => void finish(back), [finish]);
    return null;
  };
  s.show(
    <>
      <s.Header />
      <s.Screen>
        <Finish />
      </s.Screen>
    </>,
  );
  expect(await screen.findByText('signed-in')).toBeTruthy();
});
