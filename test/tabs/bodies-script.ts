// Script of a page whose calls the test counts in the browser.
import { createClient, oauth } from '../../src/index.ts';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';

declare global {
  interface Window {
    /** Reads products one call after the other, and returns the number of products of each, or the code of the error. */
    readProducts: (
      host: string,
      clientId: string,
      times: number,
      maxBytes?: number,
    ) => Promise<readonly unknown[]>;
  }
}

window.readProducts = async (host, clientId, times, maxBytes) => {
  const client = createClient({ host, auth: oauth({ clientId }) });
  const found: unknown[] = [];
  for (let call = 0; call < times; call++)
    found.push(
      await queryProducts({}, { client, maxBytes }).then(
        ({ products }) => products.length,
        ({ message }: Error) => message,
      ),
    );
  return found;
};
