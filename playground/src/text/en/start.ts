/** The launcher and the split view. */
export const start = {
  start: {
    title: 'A shop, its events and its members, in one sandbox',
    lead: 'Choose a site, then buy, book and sign in. Everything runs here: no account, no network, no real money. The same seed gives the same site on every machine.',
    running: (name: string, seed: string) => `Now open: ${name}, seed ${seed}.`,
    goOn: 'Continue shopping',
    scenarios: 'Scenario',
    noScenarios: 'The scenarios could not be read',
    seed: 'Seed',
    seedHint: 'Any number or word. It determines all random values.',
    start: (name: string) => `Start: ${name}`,
    failed: 'The site could not be started',
    reset: 'Reset',
    resetTitle: 'Reset this site?',
    resetBody: (name: string, seed: string) =>
      `${name} returns to the start of seed ${seed}. Carts, orders, members and changes of this site are lost.`,
    resetConfirm: 'Reset the site',
    /** Descriptions of the scenarios; a scenario without an entry shows its own description, in English. */
    about: {
      'fresh-shop': 'A small design shop with events, coupons, members and orders in every state.',
      'busy-festival': 'The festival at the height of its sale: hundreds of orders, some placed this minute.',
      'sold-out': 'After a busy Saturday: no counted stock and no tickets are left.',
      'members-only': 'Events for members, who need the owner’s approval and a verified address.',
      'everything-broken': 'No payments, no taxes, no deliveries, and calls that fail now and then.',
      'empty-site': 'A site that sells nothing yet: no products, no events, no coupons.',
      'coupon-used-up': 'The design shop on the day the last WELCOME10 was used.',
      'sale-starts-tomorrow': 'All tickets of upcoming events go on sale tomorrow at ten.',
      'v3-shop':
        'The design shop with the newer catalog: the same 36 products, some with modifiers and more labels.',
      'moving-site': 'The design shop on the day before its catalog moves to the newer version.',
      'shop-usd': 'Prices in US dollars, plus tax by state.',
      'shop-jpy': 'Prices in yen, without decimals and including tax.',
      'shop-kwd': 'Prices in Kuwaiti dinars, with three decimals.',
      'shop-inr': 'Prices in rupees, grouped by lakh and crore and including tax.',
    } as Readonly<Record<string, string>>,
  },
  split: {
    title: 'Two people, one site',
    open: 'Show this page side by side',
    openHint: 'Two identities, each with its own cart',
    page: 'Page',
    show: 'Show',
    left: 'On the left',
    right: 'On the right',
    frame: (name: string) => `The playground as ${name}`,
  },
};
