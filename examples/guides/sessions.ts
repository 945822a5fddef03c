// #region lasting
import { createClient, indexedDbStorage, oauth } from 'vitrine';
import { clientId } from './site.ts';

export const lasting = createClient({
  auth: oauth({ clientId, storage: indexedDbStorage() }),
});
lasting.session.subscribe(({ type, reason }) => console.log(type, reason)); // for instance signed-out, other-tab
// #endregion lasting

// #region server
import { requestCookies } from 'vitrine';
import { queryProducts } from 'vitrine/catalog-v1';

export const handle = async (request: Request): Promise<Response> => {
  const cookies = requestCookies(request);
  const auth = oauth({ clientId, storage: cookies });
  const visitor = createClient({ auth, timeout: 10_000 }); // a person does not wait a minute for a page
  const { products } = await queryProducts({}, { client: visitor });
  return cookies.applyTo(Response.json(products)); // last: the tokens no longer change
};
// #endregion server
