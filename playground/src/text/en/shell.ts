/** What stays on every page. */
export const shell = {
  app: {
    name: 'Vitrine',
    skip: 'Skip to the content',
    titleOf: (page: string) => `${page} · Vitrine`,
    startFailed: 'The playground could not start',
    startAdvice: 'Start both parts with “npm start”, then reload this page.',
    reload: 'Reload',
    crashed: 'This page stopped working',
  },
  nav: {
    label: 'Areas',
    shop: 'Shop',
    account: 'Account',
    owner: 'Owner',
    reference: 'Reference',
    developer: 'Developer',
    sandboxNote: 'Everything here runs on the sandbox. No account, no real money.',
  },
  identity: {
    visitor: 'Visitor',
    member: 'Member',
    none: 'Not known yet',
    lost: 'Your session ended, so you go on as a new visitor. The earlier cart stayed behind.',
    label: (role: string) => `You are browsing as: ${role}`,
  },
  language: {
    label: 'Language',
  },
  theme: {
    label: 'Colour scheme',
    system: 'Match the device',
    light: 'Light',
    dark: 'Dark',
  },
  common: {
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    dismiss: 'Dismiss',
    retry: 'Try again',
    loading: 'Loading',
    toShop: 'Back to the shop',
    notices: 'Messages',
    failed: 'Something went wrong',
    breadcrumb: 'Where you are',
    optional: 'optional',
  },
  missing: {
    title: 'This page does not exist',
    body: 'The address may be old, or it may have a typing mistake.',
  },
};
