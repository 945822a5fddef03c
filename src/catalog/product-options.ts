import type { CatalogReference } from '../../generated/carts/types.ts';
import type { Product, ProductOptionsAvailabilityResponse } from '../../generated/catalog-v1/types.ts';
import { getProductOptionsAvailability } from '../../generated/catalog-v1/operations.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { ChoiceError } from './choice-error.ts';
import { checkChoice, referenceOf } from './reference.ts';
import { resolve, suffices } from './resolve.ts';
import type { ProductOptionsState, Selection } from './types.ts';

/** What a resolver of choices begins with. */
export interface ProductOptionsSetup {
  /** The store's app, as a catalog reference names it: there is no default, because two are in circulation. */
  readonly appId: string;
  /** Asked about choices. Without one the product itself must tell all, see `ask`. */
  readonly client?: Parameters<typeof getProductOptionsAvailability>[2]['client'] | undefined;
  /**
   * When the platform is asked about the choices. `needed`, the default: where the product does not tell which go
   * together. `always`: after every choice, so that stock that has changed since the product was read counts.
   */
  readonly ask?: 'needed' | 'always' | undefined;
  /** Choices to begin with, such as from the address of the page. What the product does not have is left out. */
  readonly selection?: Selection | undefined;
}

/** Keeps the choices of one product and knows which remain (journey J3). */
export interface ProductOptions extends Observable<ProductOptionsState> {
  /**
   * Makes or changes one choice; `undefined` takes it back. What is sold out can be chosen: then the state says so.
   * @throws ChoiceError `choice-unknown` for an option or choice that the product does not have.
   */
  readonly choose: (option: string, choice: string | undefined) => void;
  /** Enters one of the texts that the product asks for. */
  readonly write: (title: string, value: string) => void;
  /** Takes a newer version of the product: choices and texts stay as far as it still has them. */
  readonly update: (product: Product) => void;
  /** Asks the platform again about the present choices. */
  readonly retry: () => void;
  /**
   * The choice in the form that a cart takes.
   * @throws ChoiceError, a ValidationError, that names what is missing, before anything is sent; also for a choice that
   * is sold out, unless `soldOut` allows it: a request to be told when it is back names one.
   */
  readonly reference: (options?: {
    readonly selection?: Selection;
    readonly soldOut?: boolean;
  }) => CatalogReference;
}

/** The choices that the product has, in its own order: the same choices are always written alike. */
const known = ({ productOptions }: Product, selection: Selection): Selection =>
  Object.fromEntries(
    productOptions.flatMap(({ name, choices }) => {
      const choice = choices.find(({ description }) => description === selection[name]);
      return choice ? [[name, choice.description] as const] : [];
    }),
  );

const keyOf = (selection: Selection): string => JSON.stringify(selection);

/**
 * Makes the resolver for the choices of one product. Nothing is sent before a choice is made or, where it begins with
 * choices, before somebody listens; when nobody listens any more, what is under way is ended.
 */
export const createProductOptions = (product: Product, setup: ProductOptionsSetup): ProductOptions => {
  const { appId, client, ask = 'needed' } = setup;
  const answers = new Map<string, ProductOptionsAvailabilityResponse>();
  const texts: Record<string, string> = {};
  let asking: AbortController | undefined;
  let listeners = 0;

  const look = (
    of: Product,
    selection: Selection,
    more: Partial<Pick<ProductOptionsState, 'pending' | 'error'>> = {},
  ): ProductOptionsState => ({
    ...resolve(of, selection, texts, answers.get(keyOf(selection))),
    pending: false,
    error: undefined,
    ...more,
  });

  const state = createObservable(look(product, known(product, setup.selection ?? {})));

  /** Whether the platform has something to say that is not known: about nothing chosen, the product says it all. */
  const unasked = ({ product: of, selection }: ProductOptionsState): boolean =>
    client !== undefined &&
    of.productOptions.length > 0 &&
    !answers.has(keyOf(selection)) &&
    (ask === 'always' || !suffices(of)) &&
    Object.keys(selection).length > 0;

  const stop = (): void => {
    asking?.abort();
    asking = undefined;
  };

  const inquire = (now: ProductOptionsState): void => {
    stop();
    if (!client || !unasked(now)) return;
    const { product: of, selection } = now;
    const mine = (asking = new AbortController());
    state.set(look(of, selection, { pending: true }));
    const settle = (more: Partial<Pick<ProductOptionsState, 'error'>> = {}): void => {
      // Whoever came later, has taken over.
      if (asking !== mine) return;
      asking = undefined;
      state.set(look(of, selection, more));
    };
    getProductOptionsAvailability(of.id, { options: { ...selection } }, { client, signal: mine.signal }).then(
      (answer) => {
        if (asking === mine) answers.set(keyOf(selection), answer);
        settle();
      },
      (error: unknown) => settle({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
  };

  const change = (of: Product, selection: Selection): void => {
    stop();
    state.set(look(of, selection));
    inquire(state.getSnapshot());
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: (listener) => {
      const leave = state.subscribe(listener);
      listeners++;
      const { error } = state.getSnapshot();
      if (listeners === 1 && !asking && !error) inquire(state.getSnapshot());
      let here = true;
      return () => {
        leave();
        if (!here) return;
        here = false;
        if (--listeners > 0 || !asking) return;
        stop();
        const { product: of, selection } = state.getSnapshot();
        state.set(look(of, selection));
      };
    },
    choose: (option, choice) => {
      const { product: of, selection } = state.getSnapshot();
      const { [option]: _, ...others } = selection;
      const next = choice === undefined ? others : { ...others, [option]: choice };
      if (choice !== undefined && known(of, next)[option] === undefined)
        throw new ChoiceError(`${of.name} has no ${option} ${choice}`, 'choice-unknown');
      change(of, known(of, next));
    },
    write: (title, value) => {
      texts[title] = value;
      const { product: of, selection, pending, error } = state.getSnapshot();
      state.set(look(of, selection, { pending, error }));
    },
    update: (newer) => {
      const { product: of, selection } = state.getSnapshot();
      // The same again is no change: one that a component makes anew each time must not draw it for ever.
      if (newer === of || JSON.stringify(newer) === JSON.stringify(of)) return;
      answers.clear();
      change(newer, known(newer, selection));
    },
    retry: () => {
      const { product: of, selection } = state.getSnapshot();
      answers.delete(keyOf(selection));
      change(of, selection);
    },
    reference: ({ selection, soldOut = false } = {}) => {
      const now = state.getSnapshot();
      const choice = selection ? look(now.product, known(now.product, selection)) : now;
      checkChoice(choice, soldOut);
      return referenceOf(choice, appId);
    },
  };
};
