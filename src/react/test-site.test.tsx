import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getCurrentCart, addToCurrentCart } from '../../generated/carts/operations.ts';
import {
  getCurrentCartQuery,
  useAddToCurrentCart,
  useGetCurrentCart,
} from '../../generated/carts/queries.ts';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';
import { STORE_APP_ID } from '../../sandbox/engine/settings.ts';
import { createTestSite, type TestSite, type TestSiteOptions } from './test-site.tsx';

const sites: TestSite[] = [];
const open = (options?: TestSiteOptions): TestSite => {
  const site = createTestSite(options);
  sites.push(site);
  return site;
};
afterEach(() => {
  cleanup();
  for (const site of sites.splice(0)) site.dispose();
});

/** A component as an application would write it. */
const Cart = ({ productId }: { productId: string }) => {
  const { data, error } = useGetCurrentCart();
  const add = useAddToCurrentCart();
  const catalogReference = { appId: STORE_APP_ID, catalogItemId: productId };
  return (
    <button
      type="button"
      onClick={() => add.mutate({ data: { lineItems: [{ quantity: 2, catalogReference }] } })}
    >
      {error ? error.code : `${data?.cart?.lineItems[0]?.quantity ?? 'loading'}`}
    </button>
  );
};

const aProduct = async ({ client }: TestSite): Promise<string> => {
  const { products } = await queryProducts({ query: { filter: { slug: 'low-carafe' } } }, { client });
  return products[0]?.id ?? expect.unreachable();
};

test('a component works with its own sandbox, which contains its changes', async () => {
  const site = open();
  const other = open();
  render(<Cart productId={await aProduct(site)} />, { wrapper: site.wrapper });
  fireEvent.click(await screen.findByText('OWNED_CART_NOT_FOUND'));
  expect(await screen.findByText('2')).toBeTruthy();
  expect((await getCurrentCart({ client: site.client })).cart?.lineItems[0]?.quantity).toBe(2);
  await expect(getCurrentCart({ client: other.client })).rejects.toMatchObject({
    code: 'OWNED_CART_NOT_FOUND',
  });
});

test('a failure shows at once without repeats, unless the test sets its own repeats', async () => {
  const site = open();
  const fault = site.sandbox.faults.add({ operation: 'getCurrentCart', status: 503, times: 3 });
  const Status = () => useGetCurrentCart().status;
  render(<Status />, { wrapper: site.wrapper });
  expect(await screen.findByText('error')).toBeTruthy();
  expect(fault.hits).toBe(1);
  cleanup();
  const Patient = () =>
    useQuery({ ...getCurrentCartQuery(), queryKey: ['patient'], retry: 1, retryDelay: 1 }).status;
  render(<Patient />, { wrapper: site.wrapper });
  expect(await screen.findByText('error')).toBeTruthy();
  expect(fault.hits).toBe(3);
});

test('a visitor who signs in as a member keeps the cart and sees it', async () => {
  const site = open();
  const reference = { appId: STORE_APP_ID, catalogItemId: await aProduct(site) };
  await addToCurrentCart({ lineItems: [{ quantity: 3, catalogReference: reference }] }, site);
  render(<Cart productId="" />, { wrapper: site.wrapper });
  expect(await screen.findByText('3')).toBeTruthy();
  await act(() => site.signIn('noor@example.org'));
  expect(site.client.session.getSnapshot().role).toBe('member');
  expect(await screen.findByText('3')).toBeTruthy();
  await expect(site.signIn('nobody@example.org')).rejects.toThrow('noor@example.org');
});

test('an aborted call ends at once, also while the sandbox hangs', async () => {
  const site = open({ faults: [{ operation: 'getCurrentCart', hang: true }] });
  const ended = new AbortController();
  const call = getCurrentCart({ client: site.client, signal: ended.signal });
  ended.abort(new Error('gone'));
  await expect(call).rejects.toThrow('gone');
});
