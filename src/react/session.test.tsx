import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { platform, tokens } from '../core/testing/fakes.ts';

afterEach(cleanup);

const member = {
  accessToken: { value: 'AT-member', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'RT-member', role: 'member' as const },
};

/** A component that shows who calls, as the README has it, and how often it was drawn. */
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
  test('shows each change, and is not drawn again when nothing has changed', async () => {
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

  test('stops to listen when it goes, also in strict mode', async () => {
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

  test('can be drawn on a server', () => {
    const { Who } = shown();
    expect(renderToString(<Who />)).toBe('<p>none</p>');
  });
});
