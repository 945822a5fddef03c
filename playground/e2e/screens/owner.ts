import type { Page } from 'playwright';
import { en as text } from '../../src/text/en.ts';
import { heading, type Screens } from './screen.ts';

/** Opens the editor of an event from the table. */
const toEvent = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('link', { name: title, exact: true }).click();
  await heading(page, title);
};

const row = (page: Page, name: string): Promise<void> =>
  page.getByRole('row').filter({ hasText: name }).first().waitFor();

/** The owner's console. */
export const ownerScreens: Screens = {
  'events of the owner': { path: '/owner/events', ready: (page) => row(page, 'Lantern Walk') },
  'no events of the owner': {
    path: '/owner/events?q=zzz',
    ready: (page) => page.getByText(text.owner.events.emptyTitle).waitFor(),
  },
  'events of the owner as a visitor': {
    path: '/owner/events',
    ready: async (page) => {
      await page.getByRole('radio', { name: text.identity.names.a }).click();
      await page.getByText(text.common.needs(['owner', 'app'])).waitFor();
      await row(page, 'Lantern Walk');
    },
  },
  'bulk cancel': {
    path: '/owner/events?status=CANCELED',
    ready: async (page) => {
      await page.getByRole('button', { name: text.owner.events.bulk.cancel.offer(1) }).click();
      await page.getByRole('list', { name: text.owner.events.bulk.list }).waitFor();
    },
  },
  'new event': { path: '/owner/events/new', ready: (page) => heading(page, text.owner.editor.newTitle) },
  'event editor': { path: '/owner/events', ready: (page) => toEvent(page, 'Glazing for Beginners') },
  'canceled event of the owner': { path: '/owner/events', ready: (page) => toEvent(page, 'Rooftop Concert') },
  'orders of the owner': { path: '/owner/orders', ready: (page) => row(page, 'Tom Okafor') },
  'archived orders': { path: '/owner/orders?tag=ARCHIVED', ready: (page) => row(page, 'Jonas Weber') },
  'no orders': {
    path: '/owner/orders?q=zzz',
    ready: (page) => page.getByText(text.ownerOrders.emptyTitle).waitFor(),
  },
  'order of the owner': {
    path: '/owner/orders',
    ready: async (page) => {
      await page.getByRole('link', { name: 'Lea Brandt' }).first().click();
      await heading(page, text.ownerOrders.orderOf('Lea Brandt'));
      await page.getByText(text.ownerOrders.history.title).waitFor();
    },
  },
  'orders of the shop': { path: '/owner/orders?of=shop', ready: (page) => row(page, 'Olga Silva') },
  'order of the shop': {
    path: '/owner/orders?of=shop',
    ready: async (page) => {
      await page.getByRole('link', { name: 'Emil Roth' }).click();
      await heading(page, text.ownerOrders.orderOf('Emil Roth'));
    },
  },
  'order that does not exist': {
    path: '/owner/orders/shop/none',
    ready: (page) => heading(page, text.ownerOrders.gone),
  },
  'new ticket type': {
    path: '/owner/events',
    ready: async (page) => {
      await toEvent(page, 'Glazing for Beginners');
      await page.getByRole('button', { name: text.owner.tickets.add }).click();
      await page.getByRole('dialog', { name: text.owner.tickets.add }).waitFor();
    },
  },
  'order that is refused': {
    path: '/owner/orders',
    ready: async (page) => {
      await page.getByRole('link', { name: 'Lea Brandt' }).first().click();
      await heading(page, text.ownerOrders.orderOf('Lea Brandt'));
      await page.getByRole('radio', { name: text.identity.names.a }).click();
      await page.getByText(text.common.needs(['owner', 'app'])).waitFor();
    },
  },
};
