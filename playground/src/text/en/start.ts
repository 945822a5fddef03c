/** The launcher and the split view. */
export const start = {
  start: {
    title: 'A shop, its events and its members, in one sandbox',
    lead: 'Choose a site, then buy, book and sign in. Everything answers from here: no account, no network, no real money. The same seed gives the same site on every machine.',
    running: (name: string, seed: string) => `Now open: ${name}, seed ${seed}.`,
    goOn: 'Go on shopping',
    scenarios: 'Scenario',
    noScenarios: 'The scenarios could not be read',
    seed: 'Seed',
    seedHint: 'Any number or word. What looks random comes from it.',
    start: (name: string) => `Start: ${name}`,
    failed: 'The site could not be started',
    reset: 'Reset',
    resetTitle: 'Reset this site?',
    resetBody: (name: string, seed: string) =>
      `${name} goes back to where seed ${seed} began. Carts, orders, members and changes of this site are lost.`,
    resetConfirm: 'Reset the site',
    /** Descriptions of the scenarios; a scenario without an entry shows its own description, in English. */
    about: {
      'fresh-shop': 'A small design shop with events, coupons, members and orders in every state.',
      'busy-festival':
        'The festival at the height of its sale: hundreds of orders, some of this very minute.',
      'sold-out': 'After a good Saturday: nothing left that is counted, and no tickets.',
      'members-only': 'Events for members, whom the owner lets in and whose addresses are verified.',
      'everything-broken': 'No payments, no taxes, no deliveries, and calls that fail now and then.',
      'empty-site': 'A site that sells nothing yet: no products, no events, no coupons.',
      'coupon-used-up': 'The design shop on the day on which the last WELCOME10 was used.',
      'sale-starts-tomorrow': 'All tickets of the events to come go on sale tomorrow at ten.',
      'shop-usd': 'Prices in US dollars; tax by state comes on top of them.',
      'shop-jpy': 'Prices in yen, which have no parts; tax is in them.',
      'shop-kwd': 'Prices in Kuwaiti dinars, which have a thousand parts.',
      'shop-inr': 'Prices in rupees, grouped by lakh and crore; tax is in them.',
    } as Readonly<Record<string, string>>,
  },
  split: {
    title: 'Two people, one site',
    open: 'Show this page side by side',
    openHint: 'Two people, each with a cart of their own',
    page: 'Page',
    show: 'Show',
    left: 'On the left',
    right: 'On the right',
    frame: (name: string) => `The playground as ${name}`,
  },
};
