import { entryOf } from '../core/json.ts';
import type { CatalogReference } from '../../generated/carts/types.ts';
import type { Product } from '../../generated/catalog-v1/types.ts';
import { readParts } from '../core/errors/unusable.ts';
import { entriesOf } from '../core/parts.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { createWatch } from '../core/watch.ts';
import { type CatalogClient, createAvailability } from './availability.ts';
import { ChoiceError } from './choice-error.ts';
import { checkChoice, referenceOf } from './reference.ts';
import { resolve, withLists } from './resolve.ts';
import type { ProductOptionsState, Selection, WholeProduct } from './types.ts';

/** Options of the choices of a product. */
export interface ProductOptionsSetup {
  /** App id of the store in catalog references. There is no default, because sites use two different ids. */
  readonly appId: string;
  /** Client for requests about choices. Without it, only the product decides on their availability, see `ask`. */
  readonly client?: CatalogClient | undefined;
  /**
   * When to ask the platform about the choices. `needed`, the default: if the product does not say which choices can be
   * combined. `always`: after every choice, to get the current stock.
   */
  readonly ask?: 'needed' | 'always' | undefined;
  /** Initial choices, for example from the page's URL. Choices that the product does not have are ignored. */
  readonly selection?: Selection | undefined;
}

/** The choices of one product: those made so far, and the state of all others. */
export interface ProductOptions extends Observable<ProductOptionsState> {
  /**
   * Makes or changes one choice; `undefined` clears it. A sold-out choice can be made; the state then says `sold-out`.
   * @throws ChoiceError `choice-unknown` for an option or choice that the product does not have.
   */
  readonly choose: (option: string, choice: string | undefined) => void;
  /** Sets one of the product's custom texts. */
  readonly write: (title: string, value: string) => void;
  /** Takes a newer version of the product. Choices and texts that the product still has are kept. */
  readonly update: (product: Product) => void;
  /** Asks the platform again about the present choices. */
  readonly retry: () => void;
  /**
   * The reference of the chosen variant for a cart.
   * @throws ChoiceError, a ValidationError, if choices or texts are missing or the choice is sold out. A back-in-stock
   * request needs the reference of a sold-out choice: `soldOut` allows it.
   */
  readonly reference: (options?: {
    readonly selection?: Selection;
    readonly soldOut?: boolean;
  }) => CatalogReference;
}

/** The choices that the product has, in the product's order, so that equal selections give equal JSON. */
const known = ({ productOptions }: WholeProduct, selection: Selection): Selection =>
  Object.fromEntries(
    productOptions.flatMap(({ name, choices }) => {
      const chosen = entryOf(selection, name);
      return chosen !== undefined && entriesOf(choices).some(({ description }) => description === chosen)
        ? [[name, chosen] as const]
        : [];
    }),
  );

/**
 * Makes the state of the choices of one product. It sends no request before a choice is made or, with initial choices,
 * before it has a subscriber; when the last subscriber leaves, a request in flight is aborted.
 * @throws ApiError (`UNUSABLE_ANSWER`) for a product whose members have other types than described.
 *
 * | Event                       | Request about the new choices                                       |
 * | --------------------------- | ------------------------------------------------------------------- |
 * | `choose`, `update`, `retry` | if needed; it supersedes the request in flight                      |
 * | first subscriber            | if needed, unless one is in flight or the last one failed           |
 * | `write`                     | none: texts do not change the availability                          |
 */
export const createProductOptions = (product: Product, setup: ProductOptionsSetup): ProductOptions => {
  const { appId, client, ask = 'needed' } = setup;
  const availability = createAvailability(client, ask);
  // Without a prototype, so that a text of any title can be kept.
  const texts = Object.create(null) as Record<string, string>;

  const stateOf = (
    of: WholeProduct,
    selection: Selection,
    { pending = false, error }: Partial<Pick<ProductOptionsState, 'pending' | 'error'>> = {},
  ): ProductOptionsState => ({
    ...readParts('no', () => resolve(of, selection, texts, availability.answerFor(selection))),
    pending,
    error,
  });
  const whole = readParts('no', () => withLists(product));
  const state = createObservable(stateOf(whole, known(whole, setup.selection ?? {})));

  const requestAnswer = (): void => {
    const { product: of, selection } = state.getSnapshot();
    const isSent = availability.request(of, selection, (error) =>
      state.set(stateOf(of, selection, { error })),
    );
    if (isSent) state.set(stateOf(of, selection, { pending: true }));
  };
  const change = (of: WholeProduct, selection: Selection): void => {
    availability.cancel();
    state.set(stateOf(of, selection));
    requestAnswer();
  };

  const watch = createWatch(() => {
    if (!availability.isPending() && !state.getSnapshot().error) requestAnswer();
    return () => {
      if (!availability.isPending()) return;
      availability.cancel();
      const { product: of, selection } = state.getSnapshot();
      state.set(stateOf(of, selection));
    };
  });

  return {
    getSnapshot: state.getSnapshot,
    subscribe: watch.over(state).subscribe,
    choose: (option, choice) => {
      const { product: of, selection } = state.getSnapshot();
      const { [option]: _, ...others } = selection;
      const next = choice === undefined ? others : { ...others, [option]: choice };
      if (choice !== undefined && entryOf(known(of, next), option) === undefined)
        throw new ChoiceError(`${of.name} has no ${option} ${choice}`, 'choice-unknown');
      change(of, known(of, next));
    },
    write: (title, value) => {
      texts[title] = value;
      const { product: of, selection, pending, error } = state.getSnapshot();
      state.set(stateOf(of, selection, { pending, error }));
    },
    update: (given) => {
      const newer = readParts('no', () => withLists(given));
      const { product: of, selection } = state.getSnapshot();
      // A component may pass an equal product in each render: treating it as a change would render again without end.
      if (newer === of || JSON.stringify(newer) === JSON.stringify(of)) return;
      availability.discard();
      change(newer, known(newer, selection));
    },
    retry: () => {
      const { product: of, selection } = state.getSnapshot();
      availability.discard(selection);
      change(of, selection);
    },
    reference: ({ selection, soldOut = false } = {}) => {
      const now = state.getSnapshot();
      const choice = selection ? stateOf(now.product, known(now.product, selection)) : now;
      checkChoice(choice, soldOut);
      return referenceOf(choice, appId);
    },
  };
};
