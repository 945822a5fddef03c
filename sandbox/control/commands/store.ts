import * as z from 'zod/mini';
import { orderChanges } from '../../rules/shop-orders/change.ts';
import { command, type Command } from './command.ts';

const text = z.string().check(z.minLength(1), z.maxLength(300));

const change = z.union([
  z.strictObject({ do: z.literal('create'), name: text, under: z.optional(text) }),
  z.strictObject({ do: z.literal('rename'), category: text, name: text }),
  z.strictObject({ do: z.enum(['show', 'hide', 'delete']), category: text }),
  z.strictObject({ do: z.literal('move'), category: text, under: z.optional(text) }),
  z.strictObject({ do: z.enum(['add', 'remove']), category: text, product: text }),
  z.strictObject({
    do: z.literal('arrange'),
    category: text,
    products: z.array(text).check(z.maxLength(100)),
  }),
]);

/** Control calls for the owner's changes of the store that no described call covers. */
export const storeCommands: readonly Command[] = [
  command({
    name: 'POST /sandbox/catalog/move',
    about: 'moves the store from the earlier to the newer catalog, as the platform does some day',
    example: {},
    schema: z.strictObject({}),
    run: ({ sandbox }) => {
      sandbox.owner.moveCatalog();
      return { catalogVersion: sandbox.state.settings.catalogVersion };
    },
  }),
  command({
    name: 'POST /sandbox/categories',
    about:
      'changes the categories of a site with the newer catalog, by slugs: create, rename, show, hide, move, delete, or add, remove, arrange products: {"do": "move", "category": "light", "under": "home"}',
    schema: change,
    run: ({ sandbox, body }) => ({ category: sandbox.owner.changeCategory(body) }),
  }),
  command({
    name: 'POST /sandbox/orders/change',
    about: `changes a store order by its number: ${orderChanges.join(', ')}: {"number": "10001", "change": "fulfill"}`,
    schema: z.strictObject({ number: text, change: z.enum(orderChanges) }),
    run: ({ sandbox, body }) => sandbox.owner.changeOrder(body.number, body.change),
  }),
  command({
    name: 'POST /sandbox/orders/import',
    about: 'imports a copy of a store order: {"number": "10001", "as": "A-1"}; deletes it without "number"',
    schema: z.strictObject({ number: z.optional(text), as: text }),
    run: ({ sandbox, body: { number, as } }) => {
      if (number !== undefined) return sandbox.owner.importOrder(number, as);
      sandbox.owner.deleteImportedOrder(as);
      return { deleted: as };
    },
  }),
];
