import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getCurrentCartQuery, useAddToCurrentCart } from '../../generated/carts/queries.ts';
import { platform, tokens } from '../core/testing/fakes.ts';
import { bindClient, cartOf, useCart, VitrineProvider } from './index.ts';

afterEach(cleanup);

const twoPieces = () =>
  Response.json({ cart: { id: '1', lineItems: [{ id: 'l', quantity: 2 }], appliedDiscounts: [] } });

const Count = () => <p>{useCart(({ status, count, error }) => `${status} ${count} ${error?.code}`)}</p>;

/** A page over a host that first returns a cart, and then the given response without one. */
const show = (answer: () => Response, children?: React.ReactNode) => {
  const { site, calls } = platform([tokens(1)], [twoPieces(), answer]);
  const queryClient = bindClient(new QueryClient(), site);
  render(
    <VitrineProvider client={site} queryClient={queryClient}>
      <Count />
      {children}
    </VitrineProvider>,
  );
  return { queryClient, calls };
};

test.each([
  ['an empty object', () => Response.json({})],
  ['a cart without its lists', () => Response.json({ cart: { id: '1' } })],
])('after a read with the unusable response %s the previous cart stays, with an error', async (_, answer) => {
  const { queryClient, calls } = show(answer);
  await screen.findByText('ready 2 undefined');
  await act(() => queryClient.invalidateQueries({ queryKey: getCurrentCartQuery().queryKey }));
  expect(await screen.findByText('ready 2 UNUSABLE_ANSWER')).toBeTruthy();
  await act(async () => void (await cartOf(queryClient).settled()));
  expect(calls).toHaveLength(2);
});

test('a generated mutation whose response has no cart succeeds, and the previous cart stays', async () => {
  let ended = '';
  const Add = () => {
    const { mutateAsync } = useAddToCurrentCart({ skipInvalidation: true });
    const add = () =>
      mutateAsync({ data: {} }).then(
        () => (ended = 'done'),
        (error: unknown) => (ended = String(error)),
      );
    return <button onClick={() => void add()}>Add</button>;
  };
  show(() => new Response(null, { status: 200 }), <Add />);
  await screen.findByText('ready 2 undefined');
  act(() => screen.getByText('Add').click());
  await expect.poll(() => ended).toBe('done');
  expect(screen.getByText('ready 2 undefined')).toBeTruthy();
});
