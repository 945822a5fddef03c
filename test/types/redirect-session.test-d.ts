import { useCreateRedirectSession } from '../../generated/redirect-session/queries.ts';
import { createRedirectSession, type FieldViolation } from '../../generated/redirect-session/index.ts';
import { openApiClient, redirectSessionService } from '../../generated/redirect-session/openapi.ts';
import { createClient, isErrorOf } from '../../src/index.ts';
import * as callers from './callers.ts';
import { exactly } from './callers.ts';

// Redirect session calls that must compile and calls that must not. Only the compiler runs these lines.

const client = createClient({ auth: callers.shopper });
const owner = createClient({ auth: callers.owner });
const openApi = openApiClient(client, redirectSessionService);
const ecomCheckout = { checkoutId: 'checkout' };
const signIn = {
  clientId: 'shop',
  responseType: 'code',
  state: 'state',
  codeChallenge: 'challenge',
  codeChallengeMethod: 'S256',
} as const;
const plain = { ...signIn, codeChallengeMethod: 'plain' } as const;
const path = '/v1/redirect-session';

export const answers = async (): Promise<void> => {
  const { redirectSession: session } = await createRedirectSession({ ecomCheckout }, { client });
  exactly<string | undefined>()(session?.fullUrl);
  exactly<string | undefined>()(session?.id);
  // @ts-expect-error The session has no such field.
  void session.url;
};

export const requests = (): void => {
  void createRedirectSession({ auth: { authRequest: signIn } }, { client });
  void createRedirectSession({ logout: { clientId: 'shop' } }, { client });
  // @ts-expect-error An owner cannot create a redirect session.
  void createRedirectSession({ ecomCheckout }, { client: owner });
  // @ts-expect-error A page that does not exist.
  void createRedirectSession({ wishlist: {} }, { client });
  // @ts-expect-error A field that a checkout does not have.
  void createRedirectSession({ ecomCheckout: { ...ecomCheckout, coupon: 'SPRING' } }, { client });
  // @ts-expect-error A checkout without its id.
  void createRedirectSession({ ecomCheckout: {} }, { client });
  // @ts-expect-error A callback that does not exist.
  void createRedirectSession({ ecomCheckout, callbacks: { cancelUrl: 'https://example.com' } }, { client });
  // @ts-expect-error Not a mode of the answer.
  void createRedirectSession({ auth: { authRequest: { ...signIn, responseMode: 'post' } } }, { client });
  // @ts-expect-error Not the only safe challenge method.
  void createRedirectSession({ auth: { authRequest: plain } }, { client });
};

export const raw = async (): Promise<void> => {
  const { data } = await openApi.POST(path, { body: { ecomCheckout } });
  exactly<string | undefined>()(data?.redirectSession?.fullUrl);
  // @ts-expect-error A page that does not exist.
  await openApi.POST(path, { body: { wishlist: {} } });
  // @ts-expect-error A checkout without its id.
  await openApi.POST(path, { body: { ecomCheckout: {} } });
};

export const useRedirect = (): void => {
  exactly<string | undefined>()(useCreateRedirectSession().data?.redirectSession?.fullUrl);
  useCreateRedirectSession().mutate({ data: { ecomCheckout } });
  // @ts-expect-error A page that does not exist.
  useCreateRedirectSession().mutate({ data: { wishlist: {} } });
  // @ts-expect-error An owner cannot create a redirect session.
  useCreateRedirectSession({ request: { client: owner } });
};

/** Every declared code has a case, and an undeclared code is kept. */
export const refused = (error: unknown): string => {
  if (!isErrorOf(error, createRedirectSession)) return '';
  switch (error.code) {
    case 'CALLBACK_URL_NOT_ALLOWED':
      return 'allow the address';
    case 'CHECKOUT_NOT_FOUND':
    case 'RESERVATION_NOT_FOUND':
    case 'CART_CANNOT_BE_ORDERED':
      return 'begin anew';
    case 'SITE_NOT_PUBLISHED':
      return 'ask the owner';
    default:
      return error.code;
  }
};

export const rule = ({ violatedRule }: FieldViolation): string => {
  // @ts-expect-error Mistyped.
  if (violatedRule === 'MAX_LEN') return '';
  return violatedRule ?? '';
};
