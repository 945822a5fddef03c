/** J23: the own account of a member, with the orders page by page. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { STORES_APP_ID } from 'vitrine';
import { addToCurrentCart, createCheckoutFromCurrentCart } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';
import { createRedirectSession } from 'vitrine/redirect-session';
import { createTestedSite, type TestedSite } from '../../testing/screen.tsx';
import { text } from '../../text/members.ts';
import { text as shop } from '../../text/shop.ts';
import { AccountScreen } from '../members/account-screen.tsx';
import { parseAccountSearch } from '../members/member-search.ts';

let site: TestedSite;
afterEach(() => site.dispose());

const words = text.members.account;

const begin = async (settings: object = {}): Promise<void> => {
  site = createTestedSite({
    screens: [{ path: '/account', Screen: AccountScreen, search: parseAccountSearch, area: 'members' }],
    settings,
  });
  await site.signIn();
};

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const ada = () =>
  site.sandbox.state.members.find(({ email }) => email === 'ada@example.org') ?? expect.fail();

test('a member reads the own account, changes it, and removes the telephone numbers', async () => {
  await begin();
  await site.open('/account');
  expect(await screen.findByRole('heading', { name: words.hello('Ada Berg') })).toBeTruthy();
  expect(screen.getByText(words.privacies['PRIVATE'] ?? '')).toBeTruthy();
  expect(screen.getByText(words.statuses['APPROVED'] ?? '')).toBeTruthy();
  // Nothing can be saved yet.
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  await type(words.fields.jobTitle, 'Potter');
  await type(words.fields.phones, '+49 30 901820\n+49 30 901821');
  await press(words.save);
  await waitFor(() => expect(ada().profile.position).toBe('Potter'));
  await waitFor(() => expect(screen.queryByRole('button', { name: words.save })).toBeNull());
  expect((await field(words.fields.phones)).value).toBe('+49 30 901820\n+49 30 901821');
  await type(words.fields.phones, '');
  await press(words.save);
  await waitFor(() => expect(ada().profile.phones ?? []).toEqual([]));
});

test('input that is typed while a save is on its way stays', async () => {
  await begin();
  await site.open('/account');
  await type(words.fields.jobTitle, 'Potter');
  const company = await field(words.fields.company);
  // Without a pause, so that the response cannot come before the input.
  fireEvent.click(await screen.findByRole('button', { name: words.save }));
  fireEvent.change(company, { target: { value: 'Kiln and Clay' } });
  await waitFor(() => expect(ada().profile.position).toBe('Potter'));
  await act(async () => undefined);
  await waitFor(async () =>
    expect((await screen.findByRole('button', { name: words.save })).ariaDisabled).not.toBe('true'),
  );
  expect((await field(words.fields.company)).value).toBe('Kiln and Clay');
  await press(words.save);
  await waitFor(() => expect(ada().profile.company).toBe('Kiln and Clay'));
});

test('a custom field is saved, refused with its reason, or named as dropped', async () => {
  await begin({ customFields: ['custom.homepage'], linkCustomFields: ['custom.homepage'] });
  await site.open('/account');
  const add = async (key: string) => {
    await type(words.customKey, key);
    await press(words.customAdd);
  };
  await add('custom.homepage');
  await type('custom.homepage', 'ada');
  await press(words.save);
  expect(await screen.findByText(words.customRefused)).toBeTruthy();
  // The input stays.
  expect((await field('custom.homepage')).value).toBe('ada');
  await type('custom.homepage', 'https://ada.example.com');
  await add('custom.pet');
  await type('custom.pet', 'dog');
  await press(words.save);
  expect(await screen.findByText(words.dropped('custom.pet'))).toBeTruthy();
  expect((await field('custom.homepage')).value).toBe('https://ada.example.com');
});

test('a site without a members area says so', async () => {
  await begin({ membersArea: 'silent' });
  await site.open('/account');
  expect(await screen.findByText(words.noArea)).toBeTruthy();
});

/** Buys one product on the hosted page. */
const buy = async (): Promise<void> => {
  const { client, sandbox } = site;
  const { products } = await queryProducts({ query: { filter: { slug: 'oak-board' } } }, { client });
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: products[0]?.id ?? '' };
  await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client });
  const { checkoutId } = await createCheckoutFromCurrentCart({ channelType: 'WEB' }, { client });
  const { redirectSession } = await createRedirectSession(
    { ecomCheckout: { checkoutId }, callbacks: { postFlowUrl: 'http://localhost:5173/account' } },
    { client },
  );
  const visit = (url: string, form?: Record<string, string>) =>
    sandbox.fetch(
      new Request(new URL(url, 'https://sandbox.test'), {
        method: form ? 'POST' : 'GET',
        ...(form && { body: new URLSearchParams(form) }),
      }),
    );
  const start = await visit(redirectSession?.fullUrl ?? '');
  const location = start.headers.get('location') ?? '';
  const page = await (await visit(location)).text();
  const shownTotal = /name="shownTotal" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await visit(location, { action: 'pay', shownTotal });
};

test('the own orders are listed page by page, in words', async () => {
  await begin();
  await buy();
  const order = site.sandbox.state.orders.at(-1);
  if (!order) return expect.fail('nothing was ordered');
  for (let number = 1; number <= 11; number += 1)
    site.sandbox.state.orders.push({
      ...structuredClone(order),
      id: `${order.id.slice(0, -2)}${10 + number}`,
      number: `${20_000 + number}`,
    });
  await site.open('/account?section=orders');
  const orders = () => screen.getAllByRole('heading', { name: /^Order \d/ });
  await screen.findByText(words.shownOrders(10));
  expect(orders()).toHaveLength(10);
  expect(screen.getAllByText(words.payments['PAID'] ?? '')).toHaveLength(10);
  await press(shop.shop.more);
  await screen.findByText(words.allOrders(12));
  expect(orders()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: shop.shop.more })).toBeNull();
});
