import type { Mutant } from '../mutant.ts';

const file = 'sandbox/rules/categories/change.ts';
const test = 'sandbox/rules/categories/change.test.ts';

/** Mutants that turn off the rules of changes of the tree of categories. */
export const mutants: readonly Mutant[] = [
  {
    rule: 'R401',
    off: 'the tree is as deep as the owner wants',
    file,
    find: 'if (above + levels > LEVELS)',
    replace: 'if (above + levels > LEVELS * 9)',
    test,
  },
  {
    rule: 'R402',
    off: 'a category moves below itself',
    file,
    find: '[category, ...under].some((one) => one.record.id === parent.id)',
    replace: '[category, ...under].length === 0',
    test,
  },
  {
    rule: 'R403',
    off: 'hiding a category leaves those below it visible',
    file,
    find: '[record, ...below(world, category).map((found) => found.record)]',
    replace: '[record]',
    test,
  },
  {
    rule: 'R403',
    off: 'a category is shown under a hidden parent',
    file,
    find: 'visible && category.parent?.record.visible === false',
    replace: '!visible && category.parent?.record.visible === false',
    test,
  },
  {
    rule: 'R406',
    off: 'categories below a deleted one stay',
    file,
    find: 'new Set([record.id, ...below(world, placed(world, record)).map((one) => one.record.id)])',
    replace: 'new Set([record.id])',
    test,
  },
  {
    rule: 'R410',
    off: 'items of other categories are arranged',
    file,
    find: '!collectionIds.includes(record.id));',
    replace: 'collectionIds.length < 0);',
    test,
  },
  {
    rule: 'R564',
    off: 'a removed item is announced as an added one',
    file,
    find: "'wix.categories.v1.category_item_removed_from_category'",
    replace: "'wix.categories.v1.category_item_added_to_category'",
    test,
  },
];
