import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { text } from '../text/text.ts';
import { CrashScreen } from './crash-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  'Unable to preload CSS for /assets/event-1.css',
  'Failed to fetch dynamically imported module: http://localhost/assets/event-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('a page that could not be fetched (%s) offers to load it again', async (message) => {
  const broken = createRootRoute({
    component: () => {
      throw new TypeError(message);
    },
    errorComponent: CrashScreen,
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<RouterProvider router={createRouter({ routeTree: broken, history: createMemoryHistory() })} />);
  expect(await screen.findByRole('heading', { name: text.app.unfetched })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: text.app.loadAgain })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(message)).toBeNull();
});
