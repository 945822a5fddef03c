// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createClient, oauth } from 'vitrine';
import { VitrineProvider } from 'vitrine/react';
import { setupSandboxServer } from 'vitrine/sandbox/node';
import { cartV1, cartV2 } from 'vitrine/state';
import { fill } from './generations.ts';
import { Shop, Totals } from './generations-provider.tsx';
import { clientId } from './site.ts';

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

test.each([
  ['cartV1', cartV1, '€105.79'],
  ['cartV2', cartV2, '€99.96 without delivery'],
])('with %s, totals for an address in the cart are shown', async (_, backend, total) => {
  const { sandbox, server } = setupSandboxServer({ seed: 7 });
  server.listen();
  try {
    const client = createClient({ auth: oauth({ clientId }) });
    await fill(client, backend, 'oak-board');
    render(
      <VitrineProvider client={client} cart={backend}>
        <Totals />
      </VitrineProvider>,
    );
    fireEvent.click(await screen.findByText('Deliver to Berlin'));
    expect(await screen.findByText(total)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(JSON.stringify(sandbox.state.carts)).toContain('"postalCode":"10115"'));
  } finally {
    server.close();
  }
});
