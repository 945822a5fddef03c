import { counting } from '../counting.ts';

const many = counting('en');

/** The owner's ticket orders. */
export const ownerOrders = {
  ownerOrders: {
    title: 'Orders',
    lead: 'All ticket orders of the site, newest first.',
    orderTitle: 'Order',
    orderOf: (name: string) => `Order of ${name}`,
    gone: 'There is no such order',
    goneText: 'It may have been deleted, or the address is mistyped.',
    all: 'All',
    allEvents: 'All events',
    search: 'Search orders by name, e-mail or number',
    searchHint: 'Name, e-mail or number',
    show: 'Which orders',
    tags: {
      NON_ARCHIVED: 'Not archived',
      ARCHIVED: 'Archived',
      CONFIRMED: 'Paid or free',
      UNCONFIRMED: 'Not paid',
      MEMBER: 'Bought by members',
      FULLY_CHECKED_IN: 'All checked in',
      NOT_FULLY_CHECKED_IN: 'Not all checked in',
    },
    count: (total: number) => many(total, { zero: 'No orders', one: '# order', other: '# orders' }),
    emptyTitle: 'No orders here',
    emptyText: 'No order matches these filters.',
    unnamed: 'Sold without a name',
    deletedEvent: 'Deleted event',
    columns: {
      buyer: 'Buyer',
      event: 'Event',
      tickets: 'Tickets',
      total: 'Total',
      status: 'Status',
      created: 'Ordered',
      actions: 'Actions',
    },
    pages: 'Pages',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    newer: 'Newer',
    older: 'Older',
    confirm: 'Confirm',
    confirmOf: (order: string) => `Confirm order ${order} as paid`,
    confirmMany: (count: number) => many(count, { one: 'Confirm as paid', other: 'Confirm # as paid' }),
    confirmed: (done: number, already: number) => {
      const kept = many(already, {
        one: '# order was already paid: nothing changed.',
        other: '# orders were already paid: nothing changed.',
      });
      const changed = many(done, { one: '# order is now paid.', other: '# orders are now paid.' });
      return [done > 0 ? changed : '', already > 0 ? kept : ''].filter(Boolean).join(' ');
    },
    capture: 'Capture',
    captureOf: (order: string) => `Capture the payment of order ${order}`,
    void: 'Void',
    voidOf: (order: string) => `Void the payment of order ${order}`,
    voidTitle: 'Void this payment?',
    voidText: (name: string) =>
      `The amount reserved for the order of ${name} is released, and the tickets go back on sale. This cannot be undone.`,
    asked: {
      capture: 'The payment is being captured. The order will be paid in a moment.',
      void: 'The payment is being voided. The tickets will be back on sale in a moment.',
    },
    settling: {
      capture: 'Capturing',
      void: 'Voiding',
      either: 'Payment is being settled',
    },
    archive: (count: number) => many(count, { one: 'Archive', other: 'Archive #' }),
    unarchive: (count: number) => many(count, { one: 'Restore', other: 'Restore #' }),
    archived: (count: number) =>
      many(count, { one: '# order was archived', other: '# orders were archived' }),
    unarchived: (count: number) =>
      many(count, { one: '# order was restored', other: '# orders were restored' }),
    channels: { ONLINE: 'On the site', OFFLINE_POS: 'At the point of sale (offline)' },
    methods: {
      creditCard: 'Credit card',
      offline: 'Outside the site',
      manual: 'Marked as paid by hand',
      pointOfSale: 'At the point of sale',
    },
    guests: 'Guests and tickets',
    tickets: 'Tickets',
    noTickets: 'No tickets were issued for this order.',
    checkedIn: (when: string) => `Checked in ${when}`,
    facts: 'About this order',
    email: 'E-mail',
    channel: 'Sold',
    method: 'Paid by',
    salesOfEvent: 'The whole event',
    sales: (orders: number, revenue: string) =>
      many(orders, { one: `# paid order, ${revenue}`, other: `# paid orders, ${revenue}` }),
    invoice: 'Invoice',
    form: 'Guest form',
    saveForm: 'Save the answers',
    history: {
      title: 'History',
      made: 'Ordered',
      what: {
        OrderInitiated: 'Ordered',
        OrderConfirmed: 'Confirmed',
        OrderUpdated: 'Changed',
        OrderDeleted: 'Deleted',
      },
      line: (what: string, status: string, name: string) =>
        name === '' ? `${what}: ${status}` : `${what}: ${status}, ${name}`,
      by: (when: string, cause: string) => `${when}, by ${cause}`,
      causes: {
        WIX_USER: 'the owner',
        APP: 'an app',
        MEMBER: 'a member',
        ANONYMOUS_VISITOR: 'a visitor',
        TIME: 'the clock',
      },
      source: 'From the notifications of the platform, which a site stores with its webhook receiver.',
    },
  },
};
