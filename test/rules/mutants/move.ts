import type { Mutant } from '../mutant.ts';

const file = 'sandbox/rules/catalog/move.ts';
const test = 'sandbox/rules/catalog/move.test.ts';
const find = "  state.settings.catalogVersion = 'V3';\n";

/** Mutants that turn off the rules of a catalog that moves. */
export const mutants: readonly Mutant[] = [
  { rule: 'R316', off: 'the catalog does not move', file, find, replace: '', test },
  {
    rule: 'R317',
    off: 'a moved product gets another id',
    file,
    find,
    replace: `${find}  for (const product of state.products) product.id = product.id.replace(/^.{8}/, '00000000');\n`,
    test,
  },
  { rule: 'R318', off: 'the move ends all carts', file, find, replace: `${find}  state.carts = {};\n`, test },
  {
    rule: 'R302',
    off: 'a second move brings the earlier catalog back',
    file,
    find: "if (state.settings.catalogVersion === 'V3') return;",
    replace:
      "if (state.settings.catalogVersion === 'V3') return void (state.settings.catalogVersion = 'V1');",
    test,
  },
  {
    rule: 'R316',
    off: 'texts of the buyer are no obstacle',
    file,
    find: 'choiceModifiers(product).length + product.customTextFields.length',
    replace: 'choiceModifiers(product).length',
    test,
  },
];
