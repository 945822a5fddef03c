// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setupSandboxServer } from 'vitrine/sandbox/node';
import { Shop } from './generations-provider.tsx';

afterEach(cleanup);

test('one page with the adapters of both families shows the products and the cart', async () => {
  const { server } = setupSandboxServer({ seed: 7, scenario: 'v3-shop' });
  server.listen();
  try {
    render(<Shop />);
    expect(await screen.findByText(/^A Field Guide to Making €/)).toBeTruthy();
    expect(await screen.findByText('0 in the cart')).toBeTruthy();
  } finally {
    server.close();
  }
});
