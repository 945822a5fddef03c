import type { Measured } from '../budgets/figures.ts';
import { STORE_APP_ID } from '../../src/sandbox/settings.ts';
import { built, CLIENT_ID } from './built.ts';
import { rateRatioOf } from './measure.ts';
import { bareServer, sandboxServer } from './servers.ts';

/** The sandbox behind its port, and calls over loopback, against a server that only sends the same bytes. */
export const behindPort = async (): Promise<Measured> => {
  const { addToCurrentCart, createClient, getCurrentCart, oauth, queryProducts } = await built();
  const { url, child, startMs } = await sandboxServer();
  try {
    const client = createClient({
      auth: oauth({ clientId: CLIENT_ID }),
      host: url,
    });
    const { products } = await queryProducts({}, { client });
    const simple = products.find(({ productOptions }) => productOptions.length === 0);
    const catalogReference = { appId: STORE_APP_ID, catalogItemId: simple?.id ?? '' };
    await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client });
    const bare = await bareServer(JSON.stringify(await getCurrentCart({ client })));
    try {
      const bareClient = createClient({ host: bare.url });
      const loopback = await rateRatioOf(
        async () => (await fetch(bare.url)).json(),
        () => getCurrentCart({ client: bareClient }),
      );
      const sandboxRate = await rateRatioOf(
        () => getCurrentCart({ client: bareClient }),
        () => getCurrentCart({ client }),
      );
      return { loopback: 1 / loopback, sandboxRate, sandboxStart: startMs / 1000 };
    } finally {
      bare.child.kill();
    }
  } finally {
    child.kill();
  }
};
