import { createClient, isApiError, oauth, type RequestCookies } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';

export interface ShopOptions {
  readonly clientId: string;
  /** Omit it to call the platform itself. */
  readonly host?: string;
  /** Set it to false only for development on an address without HTTPS. */
  readonly secure?: boolean;
}

/**
 * The client of one request: two visitors never share one. A call ends after 10 seconds: a person does not wait a minute for a
 * page.
 */
export const clientFor = ({ clientId, host }: ShopOptions, cookies: RequestCookies) =>
  createClient({ host, auth: oauth({ clientId, storage: cookies }), timeout: 10_000 });

export type Site = ReturnType<typeof clientFor>;

/** The text of the page. */
export const page = async (site: Site): Promise<string> => {
  try {
    const { cart } = await getCurrentCart({ client: site });
    if (!cart) throw new Error('The answer has no cart.');
    return `cart ${cart.id}`;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return 'no cart yet';
    throw error;
  }
};
