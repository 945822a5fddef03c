import { counting } from '../counting.ts';

const many = counting('en');

/** Names of the sandbox's scenarios; a scenario without an entry shows its own name. */
const scenarioNames: Readonly<Record<string, string>> = {
  'fresh-shop': 'Fresh shop',
  'busy-festival': 'Busy festival',
  'sold-out': 'Sold out',
  'members-only': 'Members only',
  'everything-broken': 'Everything broken',
  'empty-site': 'Empty site',
  'coupon-used-up': 'Coupon used up',
  'sale-starts-tomorrow': 'Sale starts tomorrow',
  'v3-shop': 'Shop with the newer catalog',
  'moving-site': 'Site that moves to the newer catalog',
  'shop-usd': 'Shop in US dollars',
  'shop-jpy': 'Shop in yen',
  'shop-kwd': 'Shop in dinars',
  'shop-inr': 'Shop in rupees',
};

/** The frame of every page. */
export const shell = {
  app: {
    name: 'Vitrine',
    skip: 'Skip to the content',
    titleOf: (page: string) => `${page} · Vitrine`,
    startFailed: 'The playground could not start',
    startAdvice: 'Start the playground and the sandbox with “npm start”, then reload this page.',
    reload: 'Reload',
    down: {
      title: 'The sandbox does not answer.',
      start: 'Start it with',
      reload: 'Reload this page.',
      goesOn: 'This page continues as soon as it answers.',
    },
    unfetched: 'This page could not be loaded',
    unfetchedText: 'A part of it did not arrive. Check your connection, then try again.',
    partFailed: 'This could not be loaded. Check your connection, then try again.',
    crashed: 'This page stopped working',
  },
  nav: {
    label: 'Areas',
    shop: 'Shop',
    account: 'Account',
    events: 'Events',
    owner: 'Owner',
    reference: 'Reference',
    developer: 'Developer',
    sandboxNote: 'Everything here runs on the sandbox. No account, no real money.',
  },
  identity: {
    visitor: 'Visitor',
    member: 'Member',
    none: 'Not known yet',
    lost: 'Your session ended, so you continue as a new visitor. The previous cart was left behind.',
    label: (role: string) => `You are browsing as: ${role}`,
    choose: 'Browse as',
    left: (minutes: number) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      if (hours === 0) return `${rest} min`;
      return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
    },
    names: {
      a: 'Visitor A',
      b: 'Visitor B',
      member: 'Ada Berg',
      pending: 'Otto Falk',
      owner: 'Mara Lindt',
      app: 'App',
    },
    about: {
      a: 'Anonymous, with a cart of its own',
      b: 'Anonymous, with another cart',
      member: 'Member, signed in automatically',
      pending: 'Waiting for the owner’s approval',
      owner: 'Owner of the site, by API key',
      app: 'App installed on the site',
    },
    noSession: 'This page is for visitors and members',
    noSessionBody: (name: string) => `You are browsing as ${name}, with a key and without a session.`,
    goOnAs: (name: string) => `Continue as ${name}`,
    waits: (name: string) =>
      `${name} is waiting for the owner’s approval and browses as a visitor until then.`,
    notSignedIn: (name: string) => `${name} could not be signed in.`,
  },
  site: {
    scenario: 'Scenario:',
    nameOf: (scenario: string) => scenarioNames[scenario] ?? scenario,
    time: 'Sandbox time:',
    seed: 'Seed',
    hash: 'State hash',
    copyLink: 'Copy link to this view',
    copied: 'Link copied. It opens the same site, time and identity elsewhere.',
    copyFailed: (address: string) => `The browser blocks access to the clipboard. The link is: ${address}`,
  },
  money: {
    label: 'Currency',
  },
  layers: {
    label: 'Screen and developer panels',
    screen: 'Screen',
    code: 'Code',
    log: 'Log',
    break: 'Break',
    sandbox: 'Sandbox',
    codeLead:
      'The calls of this screen, each as a whole file that runs against a sandbox with the same ids. The calls of the last press come first.',
    none: 'This screen has not made any calls yet.',
    bodyOf: (message: string) => `${message}: body`,
    copy: 'Copy code',
    run: 'Run',
    outcome: 'Result',
  },
  simulated: {
    title: 'Simulated',
    screen: (state: string, code: string | undefined) =>
      code === undefined ? `this screen as “${state}”` : `this screen as “${state}” (${code})`,
    faults: (count: number) => many(count, { one: '# fault', other: '# faults' }),
    named: (names: readonly string[], more: number) =>
      `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    fault: (call: string, failure: string) => `${call} (${failure})`,
    clock: (ahead: string) => `clock ${ahead} ahead`,
    back: 'Back to normal',
    ended: 'Back to normal.',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    on: 'Enable single-key shortcuts',
    escape: 'Close the topmost dialog or drawer',
    actions: {
      search: 'Search',
      shop: 'Go to the shop',
      events: 'Go to the events',
      account: 'Go to the account',
      owner: 'Go to the owner’s console',
      developer: 'Open or close the developer drawer',
      list: 'Show this list',
    },
  },
  language: {
    label: 'Language',
  },
  theme: {
    label: 'Color scheme',
    system: 'Match the device',
    light: 'Light',
    dark: 'Dark',
  },
  common: {
    /** Identities that may make a call, by the platform's names. */
    needs: (identities: readonly string[]) =>
      `This requires another role: ${identities.map((name) => ({ owner: 'the owner', app: 'an app of the site', member: 'members', visitor: 'visitors' })[name] ?? name).join(', ')}.`,
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    dismiss: 'Dismiss',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser did not allow copying',
    retry: 'Try again',
    loading: 'Loading',
    toShop: 'Back to the shop',
    notices: 'Messages',
    failed: 'Something went wrong',
    breadcrumb: 'Breadcrumb',
    optional: 'optional',
  },
  missing: {
    title: 'This page does not exist',
    body: 'The address may be outdated or mistyped.',
  },
};
