import { QueryClient, dehydrate, hydrate } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { as, SITE, stage } from '../sign-in/flow/testing/stage.ts';
import { tabAttempts } from '../sign-in/attempts.ts';
import { tabSteps } from '../sign-in/flow/memory.ts';
import type { SignInState } from '../sign-in/flow/states.ts';
import { createClient, type VitrineClient } from '../core/client.ts';
import { SAMPLE_PASSWORD } from '../../sandbox/seeds/members.ts';
import { bindClient, type UsedSignIn, useSession, useSignIn, VitrineProvider } from './index.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ada = { email: 'ada@example.org', password: SAMPLE_PASSWORD };

/** The text of each state: the function does not compile if a state is missing. */
const wordsOf = (state: SignInState): string => {
  switch (state.status) {
    case 'idle':
      return 'Sign in';
    case 'working':
      return `Busy: ${state.doing}, ${wordsOf(state.before)}`;
    case 'leaving':
      return `Going to sign ${state.to === 'sign-in' ? 'in' : 'out'}`;
    case 'captcha-required':
      return `Captcha: ${state.mode}`;
    case 'verification-required':
      return `Code for ${state.email}, ${state.refusedCodes} refused`;
    case 'verification-interrupted':
      return `Once more, ${state.email}`;
    case 'approval-required':
      return `The owner has to let ${state.email} in`;
    case 'reset-required':
      return `A new password for ${state.email}`;
    case 'email-taken':
      return `${state.email} is a member`;
    case 'invalid-email':
    case 'invalid-password':
    case 'link-void':
    case 'failed':
      return `No: ${state.message}`;
    case 'recovery-sent':
      return `Look into ${state.email}`;
    case 'signed-in':
      return 'Member';
    default:
      return state satisfies never;
  }
};

/** A site over the sandbox, with access to its sign-in. */
const shop = (s = stage()) => {
  const { client } = s.load();
  const used: { current: UsedSignIn | undefined } = { current: undefined };
  const settings = {
    redirectUri: `${SITE}/callback`,
    attempts: tabAttempts(s.area),
    memory: tabSteps(s.area),
    captcha: 'visible',
  } as const;
  const Who = () => {
    const { role, changes } = useSession();
    return <p>{`role ${role}, ${changes.map(({ type }) => type).join(' ')}`}</p>;
  };
  const Screen = () => {
    const signIn = useSignIn(settings);
    useEffect(() => void (used.current = signIn));
    return <h1>{wordsOf(signIn.state)}</h1>;
  };
  const page = (children = <Screen />) => (
    <StrictMode>
      <VitrineProvider client={client}>
        <Who />
        {children}
      </VitrineProvider>
    </StrictMode>
  );
  const state = () => used.current?.state ?? expect.unreachable();
  return { ...s, client, settings, page, Screen, used, state };
};

const login = (state: SignInState, credentials = ada) => act(() => as(state, 'idle').login(credentials));

/** Answers each hidden frame as the platform does. */
const framesWork = (s: ReturnType<typeof stage>) => {
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    const [frame] = nodes;
    if (!(frame instanceof HTMLIFrameElement)) return;
    void s.visit(frame.src).then((html) => {
      const said = /postMessage\((\{.*?\}), "/.exec(html)?.[1] ?? 'null';
      window.dispatchEvent(
        new MessageEvent('message', {
          data: JSON.parse(said) as unknown,
          origin: new URL(frame.src).origin,
          source: frame.contentWindow,
        }),
      );
    });
  });
};

describe('useSignIn', () => {
  test('signs in by password on the page: the hook and the session show the member', async () => {
    const s = shop();
    framesWork(s);
    render(s.page());
    expect(screen.getByRole('heading').textContent).toBe('Sign in');
    await login(s.state());
    expect(screen.getByRole('heading').textContent).toBe('Member');
    expect(screen.getByText('role member, started signed-in')).toBeTruthy();
    expect(s.state()).toMatchObject({ memberId: s.sandbox.state.members[0]?.id });
  });

  test.each([
    ['mira', SAMPLE_PASSWORD, 'Code for mira@example.org, 0 refused'],
    ['otto', SAMPLE_PASSWORD, 'The owner has to let otto@example.org in'],
    ['ida', SAMPLE_PASSWORD, 'A new password for ida@example.org'],
    ['ada', 'mistyped', 'No: The password is wrong'],
    ['ghost', 'mistyped', 'No: There is no member with this e-mail address'],
  ])('shows a separate text for %s with %s', async (name, password, words) => {
    const s = shop();
    render(s.page());
    await login(s.state(), { email: `${name}@example.org`, password });
    expect(screen.getByRole('heading').textContent).toBe(words);
  });

  test('asks for a captcha if the settings require one, and continues without the credentials being typed again', async () => {
    const s = shop(stage({ settings: { captcha: 'visible' } }));
    framesWork(s);
    render(s.page());
    await login(s.state());
    expect(screen.getByRole('heading').textContent).toBe('Captcha: visible');
    await act(() => as(s.state(), 'captcha-required').solve('solved'));
    expect(screen.getByRole('heading').textContent).toBe('Member');
  });

  test('completes the sign-in of a callback page exactly once in Strict Mode', async () => {
    const s = shop();
    const away = render(s.page());
    // Frames do not work here, so the sign-in uses the login page.
    await act(() => as(s.state(), 'idle').signInAtPage({ returnTo: '/cart' }));
    expect(screen.getByRole('heading').textContent).toBe('Going to sign in');
    const { url } = as(s.state(), 'leaving');
    const back = await s.visit(await s.visit(url), { action: 'login', ...ada });
    away.unmount();
    const effects = vi.fn<() => void>();
    const outcomes: SignInState[] = [];
    const Callback = () => {
      const { finish, state } = useSignIn(s.settings);
      useEffect(() => {
        effects();
        void finish(back).then((outcome) => outcomes.push(outcome));
      }, [finish]);
      return <h1>{wordsOf(state)}</h1>;
    };
    await act(async () => void render(s.page(<Callback />)));
    await screen.findByText('Member');
    expect(effects).toHaveBeenCalledTimes(2);
    expect(s.grants.filter((grant) => grant === 'authorization_code')).toHaveLength(1);
    expect(outcomes).toEqual([
      expect.objectContaining({ status: 'signed-in', returnTo: '/cart' }),
      expect.objectContaining({ status: 'signed-in', returnTo: '/cart' }),
    ]);
  });

  test('clears code and state from the address and the history, and a later effect with the clean address does no harm', async () => {
    const s = shop();
    const away = render(s.page());
    await act(() => as(s.state(), 'idle').signInAtPage({ returnTo: '/cart' }));
    const { url } = as(s.state(), 'leaving');
    const back = (await s.visit(await s.visit(url), { action: 'login', ...ada })).replace(
      '#',
      '?lang=de#tab&',
    );
    away.unmount();
    const here = new URL(back);
    const replaceState = vi.fn<History['replaceState']>((_, _title, to) => void (here.href = `${to}`));
    vi.stubGlobal('location', here);
    vi.stubGlobal('history', { state: { idx: 3 }, replaceState });
    const Callback = () => {
      const { finish, state } = useSignIn(s.settings);
      useEffect(() => void finish(location.href), [finish]);
      return <h1>{wordsOf(state)}</h1>;
    };
    const first = render(s.page(<Callback />));
    await screen.findByText('Member');
    expect(replaceState.mock.calls).toEqual([[{ idx: 3 }, '', back.replace(/&.*/, '')]]);
    first.unmount();
    await act(async () => void render(s.page(<Callback />)));
    expect(screen.getByRole('heading').textContent).toBe('Member');
    expect(s.grants.filter((grant) => grant === 'authorization_code')).toHaveLength(1);
  });

  test('keeps a pending verification when its screen unmounts, for the next screen', async () => {
    const s = shop();
    framesWork(s);
    const first = render(s.page());
    await login(s.state(), { ...ada, email: 'mira@example.org' });
    first.unmount();
    render(s.page());
    expect(screen.getByRole('heading').textContent).toBe('Code for mira@example.org, 0 refused');
    await act(() => as(s.state(), 'verification-required').verify(s.sandbox.mailbox.latest()?.code ?? ''));
    expect(screen.getByRole('heading').textContent).toBe('Member');
  });

  test('throws an error that says what to write if the client has no session', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = createClient({ host: 'https://shop.test' });
    const Screen = () => <h1>{wordsOf(useSignIn().state)}</h1>;
    expect(() =>
      render(
        <VitrineProvider client={client}>
          <Screen />
        </VitrineProvider>,
      ),
    ).toThrow(/oauth\(/);
  });
});

describe('rendered on a server', () => {
  const Who = () => <p>{useSession().role}</p>;
  const page = (client: VitrineClient, queryClient: QueryClient) => (
    <VitrineProvider client={client} queryClient={queryClient}>
      <Who />
    </VitrineProvider>
  );
  /** Response of a server to a member: the markup, and its cache. */
  const sent = async (client: VitrineClient) => {
    await client.session?.setTokens({
      accessToken: { value: 'AT', expiresAt: 4_000_000_000 },
      refreshToken: { value: 'RT', role: 'member' },
    });
    vi.stubGlobal('document', undefined);
    // A global with the value undefined still exists, so it is deleted.
    Reflect.deleteProperty(globalThis, 'document');
    const queryClient = bindClient(new QueryClient(), client);
    const html = renderToString(page(client, queryClient));
    const cache = JSON.stringify(dehydrate(queryClient));
    vi.unstubAllGlobals();
    return { html, cache };
  };

  test('the session is that of the request, and the page begins with the same session', async () => {
    const s = stage();
    const { client } = s.load();
    const { html, cache } = await sent(client);
    expect(html).toBe('<p>member</p>');
    expect(cache).not.toMatch(/AT|RT/);
    const said = vi.spyOn(console, 'error');
    const root = document.createElement('div');
    root.innerHTML = html;
    const here = new QueryClient();
    hydrate(here, JSON.parse(cache));
    // The browser's own client has no session: this shows after hydration.
    const own = stage().load().client;
    const recovered = vi.fn<() => void>();
    const tree = await act(async () => hydrateRoot(root, page(own, here), { onRecoverableError: recovered }));
    expect([root.innerHTML, said.mock.calls, recovered.mock.calls]).toEqual(['<p>none</p>', [], []]);
    act(() => tree.unmount());
  });
});
