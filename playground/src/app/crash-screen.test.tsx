import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../lib/lazy-part.ts';
import { text } from '../text/text.ts';
import { CrashScreen } from './crash-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a page whose code did not arrive can be tried again', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockResolvedValue(() => 'arrived');
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyPart(load),
    errorComponent: CrashScreen,
  });
  const routeTree = root.addChildren([page]);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  expect(await screen.findByRole('heading', { name: text.app.unfetched })).toBeInstanceOf(HTMLElement);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: text.common.retry })));
  expect(await screen.findByText('arrived')).toBeInstanceOf(HTMLElement);
});
