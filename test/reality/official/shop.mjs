// A visitor's way through a shop with the official packages, on a site of either catalog.
import { currentCart, currentCartV2, orders } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { collections, products, productsV3 } from '@wix/stores';
import { assert, openSandbox, steps, STORE, visitor } from './stage.mjs';

const modules = { products, collections, productsV3, currentCart, currentCartV2, orders, redirects };

{
  const sandbox = openSandbox();
  const client = visitor(modules);
  let product;
  await steps({
    'first catalog: queryProducts().find() has the products, page by page': async () => {
      const first = await client.products.queryProducts().limit(20).find();
      assert.equal(first.items.length, 20);
      const second = await first.next();
      assert.equal(second.items.length, sandbox.state.products.length - 20);
      assert.equal(first.items.filter(({ description }) => description.startsWith('<p>')).length > 15, true);
    },
    'first catalog: queryCollections().find() has the collections': async () => {
      const { items } = await client.collections.queryCollections().find();
      assert(items.length > 3);
    },
    'first catalog: a filter by slug finds the product, and getProduct reads it': async () => {
      const { items } = await client.products.queryProducts().eq('slug', 'oak-board').find();
      assert.equal(items.length, 1);
      const answer = await client.products.getProduct(items[0]._id);
      product = answer.product;
      assert.equal(product.slug, 'oak-board');
    },
    'first cart: a product is added, counted, estimated and checked out': async () => {
      const catalogReference = { appId: STORE, catalogItemId: product._id };
      const added = await client.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference, quantity: 2 }],
      });
      assert.equal(added.cart.lineItems[0].quantity, 2);
      await client.currentCart.updateCurrentCartLineItemQuantity([
        { _id: added.cart.lineItems[0]._id, quantity: 1 },
      ]);
      const estimate = await client.currentCart.estimateCurrentCartTotals();
      assert.match(estimate.priceSummary.total.amount, /^\d+\.\d\d$/);
      const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      const { redirectSession } = await client.redirects.createRedirectSession({
        ecomCheckout: { checkoutId },
        callbacks: { postFlowUrl: 'http://localhost:3000/' },
      });
      assert.match(redirectSession.fullUrl, /^http/);
    },
    'orders: a visitor who searches is refused with READ_ORDER_FORBIDDEN': () =>
      assert.rejects(client.orders.searchOrders({}), (error) => {
        assert.equal(error.details.applicationError.code, 'READ_ORDER_FORBIDDEN');
        return true;
      }),
  });
  sandbox.dispose();
}

{
  const sandbox = openSandbox({ scenario: 'v3-shop' });
  const client = visitor(modules);
  await steps({
    'newer catalog: queryProducts().find() has the products': async () => {
      const { items } = await client.productsV3.queryProducts().limit(100).find();
      assert.equal(items.length, sandbox.state.products.length);
      assert(items.some((item) => item.additionalRibbons === undefined));
      assert(items.some((item) => item.additionalRibbons !== undefined));
    },
    'newer catalog: an unknown value of fields is ignored': async () => {
      const [{ id }] = sandbox.state.products;
      const product = await client.productsV3.getProduct(id, {
        fields: ['MIN_PRICE_VARIANT', 'PLAIN_DESCRIPTION'],
      });
      assert.match(product.plainDescription, /^<p>/);
      assert(product.variantsInfo.variants.length > 0);
    },
    'newer catalog: a search by text finds the board': async () => {
      const { products: found } = await client.productsV3.searchProducts({ search: { expression: 'board' } });
      assert(found.some(({ slug }) => slug === 'oak-board'));
    },
    'second cart: a variant is added, calculated and removed': async () => {
      const { id } = sandbox.state.products.find(({ slug }) => slug === 'oak-board');
      const product = await client.productsV3.getProduct(id);
      const [{ _id: variantId }] = product.variantsInfo.variants;
      const catalogReference = { appId: STORE, catalogItemId: id, options: { variantId } };
      await client.currentCartV2.addLineItemsToCurrentCart({
        catalogItems: [{ catalogReference, quantity: 1 }],
      });
      const { summary } = await client.currentCartV2.calculateCurrentCart();
      assert.equal(summary.priceSummary.discount.amount, '0');
    },
  });
  sandbox.dispose();
}
