import { describe, expect, test } from 'vitest';
import { announcedBy } from '../../../testing/owner.ts';
import { send } from '../../../testing/shopper.ts';
import { oneProduct, v3Shop } from '../../../testing/v3-shop.ts';

const restock = (sandbox: Parameters<typeof send>[0], sku: string) => () =>
  send(sandbox, 'POST', '/sandbox/stock', { sku, quantity: 3 });

describe('a change of the newer catalog', () => {
  test('R562: announces that a product was updated, with its variants among the changed fields', async () => {
    const { sandbox } = await v3Shop();
    const [cup] = await announcedBy(sandbox, restock(sandbox, 'VT-001-01'));
    expect(cup?.type).toBe('product_updated');
    expect(cup?.data.at('updatedEvent.currentEntity')).toMatchObject({ name: 'Halm Cup', revision: '2' });
    expect(Object.keys(Object(cup?.data.at('updatedEvent.modifiedFields')) as object)).toEqual([
      'variantsInfo',
      'inventory',
    ]);
  });

  test('R566: sends the notification of the site’s version only, or of both if the site is set so', async () => {
    const { sandbox } = await v3Shop();
    const types = async () =>
      (await announcedBy(sandbox, restock(sandbox, 'VT-005'))).map(({ type }) => type);
    expect(await types()).toEqual(['product_updated']);
    sandbox.state.settings.earlierNotificationsOnV3 = true;
    const both = await announcedBy(sandbox, restock(sandbox, 'VT-005'));
    expect(both.map(({ type }) => type)).toEqual(['product_updated', 'ProductChanged']);
    expect(both[1]?.data.at('originatedFromVersion')).toBe('V3_CATALOG');
    sandbox.state.settings.catalogVersion = 'V1';
    expect(await types()).toEqual(['ProductChanged']);
  });

  test('R565: announces new, renamed and deleted brands and ribbons, which keep their id', async () => {
    const { sandbox, visitor } = await v3Shop();
    const { owner } = sandbox;
    const told = await announcedBy(sandbox, async () => {
      owner.giveLabel('brand', 'Field', 'oak-board');
      owner.renameLabel('brand', 'Field', 'Meadow');
      owner.renameLabel('ribbon', 'Gift idea', 'Present');
      owner.deleteLabel('brand', 'Meadow');
      owner.deleteLabel('ribbon', 'Present');
      await Promise.resolve();
    });
    expect(told.map(({ type }) => type)).toEqual([
      'brand_created',
      'product_updated',
      'brand_updated',
      'ribbon_updated',
      'brand_deleted',
      'ribbon_deleted',
    ]);
    const of = (kind: string) =>
      new Set(told.flatMap(({ type, data }) => (type.startsWith(kind) ? [data.at('entityId')] : [])));
    expect([of('brand').size, of('ribbon').size]).toEqual([1, 1]);
    expect(told[2]?.data.at('updatedEvent')).toMatchObject({
      currentEntity: { name: 'Meadow' },
      modifiedFields: { name: 'Field' },
    });
    expect((await oneProduct(visitor, 'oak-board')).at('product.brand')).toBeUndefined();
  });
});
