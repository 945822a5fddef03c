/** The settings of the simulated site. */
export const ownerSettings = {
  ownerSettings: {
    title: 'Site settings',
    lead: 'Settings of the simulated site. They belong to the sandbox and are not part of the client.',
    saved: 'Saved. It applies from the next call on.',
    groups: {
      site: 'The site and its apps',
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
    },
    captcha: 'Captcha',
    captchas: { off: 'None', visible: 'Visible', invisible: 'Invisible' },
    catalogVersion: 'Version of the catalog',
    allowedRedirects: 'Origins that pages may return to, one per line',
    redirectUris: 'Addresses that a sign-in may return to, one per line. Empty: all on those origins.',
    save: 'Save the addresses',
  },
};
