import * as z from 'zod/mini';
import { skuOf } from '../rules/stock.ts';
import { settingsSchema } from '../settings-schema.ts';
import { violationsIn } from '../validate.ts';
import { command, type Command, ControlError, status } from './command.ts';

/** Control calls about the site: its settings, its stock and its orders. */
export const siteCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/orders',
    about: 'the orders that were placed',
    run: ({ sandbox }) => ({ orders: sandbox.orders }),
  }),
  command({
    name: 'POST /sandbox/stock',
    about: 'sets the pieces left of a product or a variant by its sku',
    example: { sku: 'VT-005', quantity: 0 },
    schema: z.strictObject({ sku: z.string(), quantity: z.int().check(z.nonnegative()) }),
    run: ({ sandbox, world, body: { sku, quantity } }) => {
      for (const product of world.state.products) {
        const holder = product.manageVariants
          ? product.variants.find((variant) => skuOf(product, variant) === sku)
          : product;
        if (!holder || (holder === product && product.sku !== sku)) continue;
        Object.assign(holder, { quantity, inStock: quantity > 0 });
        product.lastUpdated = world.clock.iso();
        return status(sandbox);
      }
      throw new ControlError(404, 'No product or variant with its own stock has this sku.');
    },
  }),
  command({
    name: 'POST /sandbox/settings',
    about: 'switches of the site; gives all of them as they are then',
    example: { strict: true },
    run: ({ world: { state }, body }) => {
      const violations = violationsIn(settingsSchema, body);
      if (violations.length > 0)
        throw new ControlError(
          400,
          `${violations.map(({ field, description }) => `${field} ${description}`).join('; ')}. The settings are: ${Object.keys(state.settings).join(', ')}.`,
        );
      Object.assign(state.settings, body);
      return state.settings;
    },
  }),
];
