import type { Page } from 'playwright';
import { STORES_APP_ID } from 'vitrine';

/** Calls the sandbox over HTTP. */
const callerOf = (sandbox: string, token: string) => {
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${sandbox}${path}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${await response.text()}`);
    return response.json() as Promise<Record<string, unknown>>;
  };
  return { call };
};

const CLIENT = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const shop = (path: string) => `http://localhost:5173${path}`;
const callbacks = {
  thankYouPageUrl: shop('/thanks'),
  postFlowUrl: shop('/'),
  cartPageUrl: shop('/cart'),
  planListUrl: shop('/plans'),
  bookingsServiceListUrl: shop('/courses'),
};
const authRequest = {
  clientId: CLIENT,
  responseType: 'code',
  scope: 'offline_access',
  state: 'state-1',
  redirectUri: shop('/callback'),
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  codeChallengeMethod: 'S256',
};

/** A visitor on the way to a hosted page. */
export const guestOf = async (sandbox: string) => {
  const response = await fetch(`${sandbox}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: CLIENT, grantType: 'anonymous' }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  const { call } = callerOf(sandbox, access_token);
  const sessionFor = async (intent: object, more: object = {}): Promise<string> => {
    const answer = await call('POST', '/v1/redirect-session', { ...intent, callbacks, ...more });
    return (answer['redirectSession'] as { fullUrl: string }).fullUrl;
  };
  const control = (path: string, body: object) => call('POST', `/sandbox/${path}`, body);
  const productId = async (slug: string): Promise<string> => {
    const answer = await call('POST', '/v1/products/query-platformized', {
      query: { filter: JSON.stringify({ slug }) },
    });
    return (answer['products'] as { id: string }[])[0]?.id ?? '';
  };
  const checkout = async (): Promise<string> => {
    for (const slug of ['oak-board', 'low-carafe'])
      await call('POST', '/v1/carts/current/add-to-cart', {
        lineItems: [
          {
            quantity: 2,
            catalogReference: {
              appId: STORES_APP_ID,
              catalogItemId: await productId(slug),
            },
          },
        ],
      });
    const { checkoutId } = await call('POST', '/v1/carts/current/create-checkout', {});
    return sessionFor({ ecomCheckout: { checkoutId } });
  };
  /** The payment page for two tickets of the first available ticket definition of an event, found by its title. */
  const tickets = async (title: RegExp): Promise<string> => {
    const { events } = (await call('POST', '/v3/events/query', { query: { paging: { limit: 50 } } })) as {
      events: { id: string; slug: string; title: string }[];
    };
    const event = events.find((candidate) => title.test(candidate.title));
    const { definitions } = (await call(
      'GET',
      `/v1/checkout/available-tickets?eventId=${event?.id}&limit=50`,
    )) as { definitions: { id: string; pricing: { pricingType?: string }; free: boolean }[] };
    const kind = definitions.find(({ free, pricing }) => !free && pricing.pricingType === 'STANDARD');
    const { id } = await call('POST', '/v1/checkout/reservations', {
      eventId: event?.id,
      ticketQuantities: [{ ticketDefinitionId: kind?.id ?? definitions[0]?.id, quantity: 2 }],
    });
    return sessionFor({ eventsCheckout: { reservationId: id, eventSlug: event?.slug } });
  };
  const mails = async (): Promise<{ id: string; links: { url: string }[] }[]> =>
    (await call('GET', '/sandbox/mails'))['mails'] as { id: string; links: { url: string }[] }[];
  /** Submits a form of a page without following the redirect. */
  const send = async (url: string, form: Record<string, string>): Promise<void> => {
    const opened = await fetch(url, { redirect: 'manual' });
    const page = new URL(opened.headers.get('location') ?? '', sandbox);
    await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  };
  return { call, sessionFor, control, checkout, tickets, mails, send };
};

type Guest = Awaited<ReturnType<typeof guestOf>>;

/** A hosted page in one state: its address and the steps to the state. */
export interface HostedScreen {
  readonly open: (guest: Guest) => Promise<string>;
  readonly ready?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const follow = (name: string) => (page: Page) => page.getByRole('link', { name }).click();
const fill =
  (fields: Record<string, string>, button: string, link?: string) =>
  async (page: Page): Promise<void> => {
    if (link !== undefined) await follow(link)(page);
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await press(button)(page);
  };

const login = (guest: Guest) => guest.sessionFor({ auth: { authRequest } });
const plan = { paidPlansCheckout: { planId: '0d5b6b3e-9d3e-4b57-b0ab-2a51c6a4b0d7' } };
const book = { bookingsBook: { resourceId: '9c2f1a7b-6d1e-4f0a-bb83-5e4d3c2b1a09' } };
const slot = {
  serviceId: '6f7b2d0c-2a8f-4b1f-8a2e-3d9c7a1b5e60',
  startDate: '2026-12-05T10:00:00',
  endDate: '2026-12-05T12:00:00',
  location: { name: 'The workshop', formattedAddress: 'Lindenstraße 4, 10969 Berlin' },
};
const account = (section: string): HostedScreen => ({
  open: (guest) => guest.sessionFor({ memberAccountPage: { section } }),
  ready: press(/^Ada Berg/),
});
const mailed = async (guest: Guest): Promise<void> => {
  await guest.call('POST', '/v1/send-email', { email: 'ada@example.org' });
};

/** Every hosted page, in all states that look different. */
export const hostedScreens: Readonly<Record<string, HostedScreen>> = {
  checkout: { open: ({ checkout }) => checkout() },
  'checkout declined': { open: ({ checkout }) => checkout(), ready: press('Decline') },
  'checkout with mistakes': {
    open: ({ checkout }) => checkout(),
    ready: fill({ 'E-mail': 'ada', 'Full name': '' }, 'Pay €178.14'),
  },
  'checkout, signing in': { open: ({ checkout }) => checkout(), ready: follow('Sign in') },
  tickets: { open: ({ tickets }) => tickets(/^Harbour Lights/) },
  'tickets with mistakes': { open: ({ tickets }) => tickets(/^Harbour Lights/), ready: press(/^Pay €/) },
  'tickets for each guest': { open: ({ tickets }) => tickets(/^Glazing/), ready: press(/^Pay €/) },
  'tickets declined': {
    open: ({ tickets }) => tickets(/Tokyo/),
    ready: press('Decline'),
  },
  'tickets of the mail': {
    open: async (guest) => {
      await guest.send(await guest.tickets(/Tokyo/), {
        action: 'pay',
        'guest-0-firstName': 'Ada',
        'guest-0-lastName': 'Berg',
        'guest-0-email': 'ada@example.org',
      });
      await guest.control('advance', { seconds: 60 });
      return (await guest.mails()).at(-1)?.links[0]?.url ?? '';
    },
  },
  plan: { open: (guest) => guest.sessionFor(plan) },
  'plan declined': { open: (guest) => guest.sessionFor(plan), ready: press('Decline') },
  booking: {
    open: (guest) =>
      guest.sessionFor({ bookingsCheckout: { timezone: 'Europe/Berlin', slotAvailability: { slot } } }),
  },
  'book a time': { open: (guest) => guest.sessionFor(book) },
  'payment request': {
    open: (guest) =>
      guest.sessionFor({
        ecomOrderPaymentRequest: { paymentRequestId: '4b8e0d1c-3f5a-4e7b-9a6d-1c2b3a4f5e6d' },
      }),
  },
  product: { open: (guest) => guest.sessionFor({ storesProduct: { productSlug: 'studio-tee' } }) },
  'product with mistakes': {
    open: (guest) => guest.sessionFor({ storesProduct: { productSlug: 'studio-tee' } }),
    ready: press('Add to cart'),
  },
  'sign in': { open: login },
  'sign in, wrong password': {
    open: login,
    ready: fill({ 'E-mail': 'ada@example.org', Password: 'wrong' }, 'Sign in'),
  },
  'sign in with a captcha': {
    open: async (guest) => {
      await guest.control('settings', { captcha: 'visible' });
      return login(guest);
    },
    ready: press('Sign in'),
  },
  'code of the mail': { open: login, ready: press(/^Mira Holm/) },
  'code of the mail, wrong': {
    open: login,
    ready: async (page) => {
      await press(/^Mira Holm/)(page);
      await fill({ Code: '123' }, 'Confirm')(page);
    },
  },
  'waits for the owner': { open: login, ready: press(/^Otto Falk/) },
  'identity provider': { open: login, ready: press('Sign in with google') },
  register: { open: login, ready: follow('Register as a new member') },
  'register with mistakes': {
    open: login,
    ready: fill({ 'Your name': 'New Person', 'E-mail': 'new' }, 'Register', 'Register as a new member'),
  },
  'forgot the password': { open: login, ready: follow('Forgot your password?') },
  'recovery mail sent': {
    open: login,
    ready: fill({ 'E-mail': 'ada@example.org' }, 'Send the link', 'Forgot your password?'),
  },
  'account info': account('ACCOUNT_INFO'),
  orders: account('ORDERS'),
  events: account('EVENTS'),
  bookings: account('BOOKINGS'),
  subscriptions: account('SUBSCRIPTIONS'),
  'empty mailbox': { open: async () => '/platform/mails' },
  mailbox: {
    open: async (guest) => {
      await mailed(guest);
      await mailed(guest);
      return '/platform/mails';
    },
  },
  mail: {
    open: async (guest) => {
      await mailed(guest);
      return `/platform/mails/${(await guest.mails()).at(-1)?.id}`;
    },
  },
  'new password': {
    open: async (guest) => {
      await mailed(guest);
      return (await guest.mails()).at(-1)?.links[0]?.url ?? '';
    },
    ready: fill({ 'New password': 'one', 'Repeat the password': 'two' }, 'Set the password'),
  },
  'let a member in': {
    open: async (guest) => {
      await guest.call('POST', '/v2/login', {
        loginId: { email: 'otto@example.org' },
        password: 'sandbox-password',
      });
      return (await guest.mails()).at(-1)?.links[0]?.url ?? '';
    },
  },
  'signed out': {
    open: (guest) => guest.sessionFor({ logout: { clientId: CLIENT } }, { callbacks: {} }),
  },
  'used link': {
    open: async (guest) => {
      const url = await guest.sessionFor(plan);
      await fetch(url);
      return url;
    },
  },
  'address not allowed': {
    open: async (guest) => {
      await guest.control('settings', { callbackCheck: 'faithful' });
      return guest.sessionFor(plan, { callbacks: { postFlowUrl: 'https://elsewhere.example.org/' } });
    },
    ready: press('Abandon'),
  },
  'site not published': {
    open: async (guest) => {
      await guest.control('settings', { sitePublished: false });
      return guest.sessionFor(plan);
    },
  },
};
