// #region worker
import { createClient, oauth, requestCookies } from 'vitrine';
import { anyCatalog } from 'vitrine/state';

/** Configuration of the worker. */
interface Settings {
  readonly CLIENT_ID: string;
  /** Omit it to call the platform itself. */
  readonly HOST?: string;
}

export default {
  async fetch(request: Request, { CLIENT_ID, HOST }: Settings): Promise<Response> {
    const cookies = requestCookies(request); // this visitor's session
    const auth = oauth({ clientId: CLIENT_ID, storage: cookies });
    const site = createClient({ host: HOST, auth, timeout: 10_000 }); // a person does not wait a minute
    const { products } = await anyCatalog.products({ sort: 'price', pageSize: 3 }, { client: site });
    site.session.dispose();
    return cookies.applyTo(Response.json(products.map(({ name }) => name))); // last, when the tokens no longer change
  },
};
// #endregion worker
