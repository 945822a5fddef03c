import { describe, expect, test } from 'vitest';
import { OwnerError } from '../../control/owner/types.ts';
import { createSandbox } from '../../create-sandbox.ts';
import { treeShop } from '../../testing/categories.ts';
import { productOf } from '../../testing/shopper.ts';

/** A shop with a tree, and the types of the notifications of a change. */
const shop = async () => {
  const made = await treeShop();
  const { sandbox } = made;
  const during = (change: () => unknown) => {
    const after = sandbox.state.notificationCount;
    change();
    return sandbox.notifications.list({ after });
  };
  const kinds = (change: () => unknown) => during(change).map(({ eventType }) => eventType.split('.').at(-1));
  return { ...made, owner: sandbox.owner, during, kinds };
};

describe('the owner changes the tree:', () => {
  test('R401: a category under another one, but not below the sixth level', async () => {
    const { owner, get } = await shop();
    owner.changeCategory({ do: 'create', name: 'Four', under: 'home' });
    owner.changeCategory({ do: 'create', name: 'Five', under: 'four' });
    owner.changeCategory({ do: 'create', name: 'Six', under: 'five' });
    const { body } = await get('slug/six?fields=BREADCRUMBS_INFO');
    expect(body.list('category.breadcrumbsInfo.breadcrumbs')).toHaveLength(5);
    const seventh = () => owner.changeCategory({ do: 'create', name: 'Seven', under: 'six' });
    expect(seventh).toThrow('CATEGORY_DEPTH_LIMIT_EXCEEDED');
    const deep = () => owner.changeCategory({ do: 'move', category: 'light', under: 'wear' });
    expect(deep).not.toThrow();
    expect(() => owner.changeCategory({ do: 'move', category: 'table', under: 'six' })).toThrow(OwnerError);
  });

  test('R402: a category moves to another parent, but not below itself', async () => {
    const { owner, category, get, during } = await shop();
    const [moved] = during(() => owner.changeCategory({ do: 'move', category: 'home', under: 'wear' }));
    expect(moved?.data).toMatchObject({
      entityFqdn: 'wix.categories.v1.category',
      slug: 'category_moved',
      actionEvent: {
        body: { categoryId: category('home').id, parentCategory: { id: category('wear').id, index: 0 } },
      },
    });
    expect((await get('slug/home')).body.at('category.parentCategory.id')).toBe(category('wear').id);
    const cycle = () => owner.changeCategory({ do: 'move', category: 'table', under: 'light' });
    expect(cycle).toThrow('TREE_CYCLE_DETECTED');
  });

  test('R403: hiding a category hides all categories below it, and no category can be shown under a hidden parent', async () => {
    const { owner, category } = await shop();
    owner.changeCategory({ do: 'hide', category: 'table' });
    expect(['table', 'light', 'home', 'wear'].map((slug) => category(slug).visible)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const show = () => owner.changeCategory({ do: 'show', category: 'light' });
    expect(show).toThrow('PARENT_CATEGORY_HIDDEN');
    owner.changeCategory({ do: 'show', category: 'table' });
    expect(category('home').visible).toBe(true);
  });

  test('R406: deleting a category also deletes the categories below it; products stay', async () => {
    const { owner, sandbox, kinds, slugs } = await shop();
    const products = sandbox.state.products.length;
    expect(kinds(() => owner.changeCategory({ do: 'delete', category: 'light' }))).toEqual([
      'category_deleted',
      'category_deleted',
    ]);
    expect(await slugs()).toEqual(['paper', 'wear', 'table', 'all-products']);
    expect(sandbox.state.products).toHaveLength(products);
  });

  test('R410: products of a category are arranged; others are refused', async () => {
    const { owner, category, sandbox } = await shop();
    const own = sandbox.state.products.filter(({ collectionIds }) =>
      collectionIds.includes(category('light').id),
    );
    const products = own.slice(0, 2).map(({ slug }) => slug);
    owner.changeCategory({ do: 'arrange', category: 'light', products });
    expect(category('light').arranged).toEqual(own.slice(0, 2).map(({ id }) => id));
    const foreign = sandbox.state.products.find(({ id }) => !own.some((product) => product.id === id));
    const arrange = () =>
      owner.changeCategory({ do: 'arrange', category: 'light', products: [foreign?.slug ?? ''] });
    expect(arrange).toThrow('ITEM_NOT_IN_CATEGORY');
  });

  test('R564: every change is announced with its own type', async () => {
    const { owner, kinds, sandbox, category } = await shop();
    const product = productOf(sandbox, 'oak-board');
    product.collectionIds = [];
    expect(
      kinds(() => {
        owner.changeCategory({ do: 'create', name: 'Cups' });
        owner.changeCategory({ do: 'rename', category: 'cups', name: 'Mugs' });
        owner.changeCategory({ do: 'add', category: 'cups', product: 'oak-board' });
        owner.changeCategory({ do: 'remove', category: 'cups', product: 'oak-board' });
        owner.changeCategory({ do: 'arrange', category: 'cups', products: [] });
      }),
    ).toEqual([
      'category_created',
      'category_updated',
      'category_item_added_to_category',
      'category_item_removed_from_category',
      'category_items_arranged_in_category',
    ]);
    expect(category('cups').name).toBe('Mugs');
  });

  test('a site with the earlier catalog has no tree to change', () => {
    const { owner } = createSandbox();
    expect(() => owner.changeCategory({ do: 'create', name: 'Cups' })).toThrow('earlier catalog');
  });
});
