/** The settings of the simulated site. */
export const ownerSettings = {
  ownerSettings: {
    title: 'Site settings',
    lead: 'Switches of the simulated site. They belong to the sandbox and are no part of the client.',
    saved: 'Saved. It holds from the next call on.',
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
      verifyEmail: 'New members confirm their e-mail',
      approveMembers: 'The owner lets new members in',
      storageBlocked: 'Browsers keep storage from hidden frames',
      acceptsPayments: 'A way to pay is connected',
      taxIncludedInPrices: 'Prices include tax',
      collectBackInStock: 'Waiting lists take requests',
      backInStockAutomation: 'The mail automation is on',
    },
    captcha: 'Captcha',
    captchas: { off: 'None', visible: 'Visible', invisible: 'Invisible' },
    catalogVersion: 'Version of the catalog',
    allowedRedirects: 'Origins that pages may lead back to, one a line',
    redirectUris: 'Addresses that a sign-in may lead back to, one a line. Empty: all on those origins.',
    save: 'Save the addresses',
  },
};
