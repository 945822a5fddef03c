import { entryOf } from '../core/json.ts';
import type { CatalogReference } from '../../generated/shared/types.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { ChoiceError } from './choice-error.ts';
import { checkChoices, referenceOfChoices, type ReferenceOptions } from './choices-reference.ts';
import type { ProductChoicesState } from './choices-types.ts';
import type { CatalogProduct } from './model.ts';
import { type Chosen, knownChoices, resolveChoices } from './resolve-choices.ts';
import type { Selection } from './types.ts';

/** Options of the choices of a product. */
export interface ProductChoicesSetup extends ReferenceOptions {
  /** Initial choices of options, for example from the page's URL. Choices that the product does not have are ignored. */
  readonly selection?: Selection | undefined;
}

/** The choices of one product of a catalog backend: those made so far, and the state of all others. */
export interface ProductChoices extends Observable<ProductChoicesState> {
  /**
   * Makes or changes the choice of an option; `undefined` clears it. A sold-out choice can be made; the state then says
   * `sold-out`.
   * @throws ChoiceError `choice-unknown` for an option or choice that the product does not have.
   */
  readonly choose: (option: string, choice: string | undefined) => void;
  /**
   * Makes or changes the choice of a modifier; `undefined` clears it.
   * @param modifier Key of the modifier.
   * @param choice Key of the choice.
   * @throws ChoiceError `choice-unknown` for a modifier or choice that the product does not have.
   */
  readonly modify: (modifier: string, choice: string | undefined) => void;
  /** Sets one of the product's texts, named by its key. */
  readonly write: (text: string, value: string) => void;
  /** Takes a newer version of the product. Choices and texts that the product still has are kept. */
  readonly update: (product: CatalogProduct) => void;
  /**
   * The reference of the choices for a cart.
   * @throws ChoiceError, a ValidationError, if choices or texts are missing or the choice is sold out. A back-in-stock
   * request needs the reference of a sold-out choice: `soldOut` allows it.
   */
  readonly reference: (options?: { readonly soldOut?: boolean }) => CatalogReference;
}

/** The choices with one more made, or one cleared. */
const withChoice = (choices: Selection, name: string, choice: string | undefined): Selection => {
  const { [name]: _, ...others } = choices;
  return choice === undefined ? others : { ...others, [name]: choice };
};

/**
 * Makes the state of the choices of one product of a catalog backend. It sends no request: the product of a backend holds
 * all variants with their stock.
 */
export const createProductChoices = (
  product: CatalogProduct,
  setup: ProductChoicesSetup = {},
): ProductChoices => {
  let chosen: Chosen = {
    ...knownChoices(product, { selection: setup.selection ?? {}, modified: {} }),
    texts: {},
  };
  const state = createObservable(resolveChoices(product, chosen));

  const change = (of: CatalogProduct, next: Chosen): void => {
    chosen = next;
    state.set(resolveChoices(of, next));
  };
  const make = (kind: 'selection' | 'modified', name: string, choice: string | undefined): void => {
    const { product: of } = state.getSnapshot();
    const known = knownChoices(of, { ...chosen, [kind]: withChoice(chosen[kind], name, choice) });
    if (choice !== undefined && entryOf(known[kind], name) !== choice)
      throw new ChoiceError(`${of.name} has no ${name} ${choice}`, 'choice-unknown');
    change(of, { ...chosen, ...known });
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    choose: (option, choice) => make('selection', option, choice),
    modify: (modifier, choice) => make('modified', modifier, choice),
    write: (text, value) =>
      change(state.getSnapshot().product, { ...chosen, texts: { ...chosen.texts, [text]: value } }),
    update: (newer) => {
      const { product: of } = state.getSnapshot();
      // A component may pass an equal product in each render: treating it as a change would render again without end.
      if (newer === of || JSON.stringify(newer) === JSON.stringify(of)) return;
      change(newer, { ...chosen, ...knownChoices(newer, chosen) });
    },
    reference: ({ soldOut = false } = {}) => {
      const now = state.getSnapshot();
      checkChoices(now, soldOut);
      return referenceOfChoices(now, setup);
    },
  };
};
