import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { platform, tokens } from '../core/testing/fakes.ts';
import { memoryStorage } from '../session/storage/storage.ts';
import { useSession, VitrineProvider } from './index.ts';

afterEach(cleanup);

const member = {
  accessToken: { value: 'AT-member', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'RT-member', role: 'member' as const },
};

/** A component that shows the role of the session, as in the README, and the number of its renders. */
const shown = () => {
  const { site } = platform([tokens(1)], [Response.json({})]);
  const { session } = site;
  let drawn = 0;
  const Who = () => {
    const { role } = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
    drawn++;
    return <p>{role}</p>;
  };
  return { session, Who, drawn: () => drawn };
};

describe('a component that subscribes to the session', () => {
  test('shows each change, and does not render again without a change', async () => {
    const { session, Who, drawn } = shown();
    render(<Who />);
    expect([screen.getByText('none').tagName, drawn()]).toEqual(['P', 1]);
    await act(() => session.setTokens(member));
    expect([screen.getByText('member').tagName, drawn()]).toEqual(['P', 2]);
    await act(async () => void (await session.getTokens()));
    expect(drawn()).toBe(2);
    await act(() => session.signOut());
    expect([screen.getByText('none').tagName, drawn()]).toEqual(['P', 3]);
  });

  test('unsubscribes when it unmounts, also in strict mode', async () => {
    const { session, Who, drawn } = shown();
    const { unmount } = render(
      <StrictMode>
        <Who />
      </StrictMode>,
    );
    unmount();
    const before = drawn();
    await session.setTokens(member);
    expect(drawn()).toBe(before);
  });

  test('over an asynchronous storage never shows a stranger to a member', async () => {
    let resolve: (stored: typeof member) => void = () => undefined;
    const promise = new Promise<typeof member>((settle) => (resolve = settle));
    const storage = { ...memoryStorage(), load: () => promise };
    const { site } = platform([tokens(1)], [Response.json({})], storage);
    const roles: unknown[] = [];
    const Who = () => {
      roles.push(useSession().role);
      return null;
    };
    render(
      <VitrineProvider client={site}>
        <Who />
      </VitrineProvider>,
    );
    await act(async () => resolve(member));
    expect([roles[0], roles.at(-1), roles.includes('none')]).toEqual([undefined, 'member', false]);
  });

  test('renders on a server', () => {
    const { Who } = shown();
    expect(renderToString(<Who />)).toBe('<p>none</p>');
  });
});
