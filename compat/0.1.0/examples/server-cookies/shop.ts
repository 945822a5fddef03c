import { createClient, isApiError, oauth, type RequestCookies } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';

export interface ShopOptions {
  readonly clientId: string;
  /** Leave it out for the platform itself. */
  readonly host?: string;
  /** False only for development on a plain address. */
  readonly secure?: boolean;
}

/** The client of one request: two visitors never share one. */
export const clientFor = ({ clientId, host }: ShopOptions, cookies: RequestCookies) =>
  createClient({ host, auth: oauth({ clientId, storage: cookies }) });

export type Site = ReturnType<typeof clientFor>;

/** What the page says. */
export const page = async (site: Site): Promise<string> => {
  try {
    const { cart } = await getCurrentCart({ client: site });
    return `cart ${cart.id}`;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return 'no cart yet';
    throw error;
  }
};
