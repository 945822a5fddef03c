/** The settings of the simulated site. */
export const siteSettings = {
  siteSettings: {
    tax: {
      title: 'Tax rules',
      rates: { standard: 'Standard rate, in percent', reduced: 'Reduced rate, in percent' },
      save: 'Save the rates',
    },
    saved: 'Saved. It applies from the next call on.',
    generationsLead:
      'The version of the catalog, the announced ends of the first family, and answers of the second one that nobody has observed yet.',
    groups: {
      site: 'The site and its apps',
      generations: 'The two contract families',
      members: 'Members and sign-in',
      shop: 'Shop and tickets',
      addresses: 'Allowed addresses',
    },
    switches: {
      sitePublished: 'The site is published',
      storesAppInstalled: 'The store app is installed',
      eventsAppInstalled: 'The events app is installed',
      verifyEmail: 'New members confirm their e-mail address',
      approveMembers: 'The owner approves new members',
      storageBlocked: 'Browsers block storage in hidden frames',
      acceptsPayments: 'A payment method is connected',
      taxIncludedInPrices: 'Prices include tax',
      collectBackInStock: 'Waiting lists accept requests',
      backInStockAutomation: 'The e-mail automation is on',
      catalogProvisioning: 'The newer catalog is being set up',
      visitorsAskVersion: 'Visitors may ask for the version of the catalog',
      readerProducts: 'The first catalog still answers one product by its id',
      readerOthers: 'The first catalog still answers its other reads',
      bareVariants: 'Products have their variants without being asked for them',
      sortProductsByDate: 'Products can be sorted by date',
      filterCategoriesByVisible: 'Categories can be filtered by visibility',
      earlierNotificationsOnV3: 'Notifications of the first catalog are sent, too',
      endedSummaryLists: 'Summaries of the second cart keep their ended lists',
      membersSearchOrders: 'Members can search their own orders',
    },
    captcha: 'Captcha',
    captchas: { off: 'None', visible: 'Visible', invisible: 'Invisible' },
    choices: {
      catalogVersion: { label: 'Version of the catalog', values: { V1: 'V1', V3: 'V3' } },
      cartsEnd: {
        label: 'First cart after 2027-02-01',
        values: { works: 'Still works', 'not-found': 'Answers 404', gone: 'Answers 410' },
      },
      reservationsEnd: {
        label: 'Reservations of event orders after 2026-03-31',
        values: { works: 'Still work', 'not-found': 'Answer 404', gone: 'Answer 410' },
      },
      endedFields: {
        label: 'Fields after their announced end',
        values: { given: 'Still there', 'left-out': 'Left out' },
      },
      readerPrefix: {
        label: 'First catalog on a V3 site',
        values: { mapped: 'Shows its products', stale: 'Shows old products' },
      },
      categoriesOnV1: {
        label: 'Categories on a V1 site',
        values: { none: 'There are none', refuse: 'Calls are refused' },
      },
      missingCart: {
        label: 'Second cart when there is none',
        values: { current: '404, no current cart', owned: '404, no owned cart', empty: '200 without a cart' },
      },
      aboveStock: {
        label: 'More pieces than the stock has',
        values: { refuse: 'Refused', reduce: 'Lowered to the stock' },
      },
      secondCart: {
        label: 'Another cart is created',
        values: { replace: 'Replaces the first', add: 'Is added to the first' },
      },
      orderedCart: {
        label: 'A cart after its order',
        values: { gone: 'Is no longer current', current: 'Stays current until the next add' },
      },
      backInStockApps: {
        label: 'Waiting lists collect for',
        values: { both: 'Both store apps', installed: 'The installed app' },
      },
      secondBackInStockRequest: {
        label: 'A second request for the same item',
        values: { returned: 'Returns the first', refused: 'Is refused with 409' },
      },
      reservationVisibility: {
        label: 'A reservation can be read by',
        values: { own: 'The person who made it', id: 'Anyone with its id' },
      },
      orderedReservations: {
        label: 'Canceling a reservation with an order',
        values: { cancel: 'Returns the tickets', keep: 'Is refused with 428' },
      },
      orderReaders: {
        label: 'An order can be read by',
        values: { buyers: 'Its buyer', members: 'Members only', owner: 'Owner and apps only' },
      },
      membersArea: {
        label: 'Members Area app',
        values: { installed: 'Installed', silent: 'Missing, empty answers', refused: 'Missing, answers 428' },
      },
    },
    allowedRedirects: 'Origins that pages may return to, one per line',
    redirectUris: 'Addresses that a sign-in may return to, one per line. Empty: all on those origins.',
    save: 'Save the addresses',
  },
};
