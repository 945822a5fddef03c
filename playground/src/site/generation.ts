import type { CartBackend, CatalogBackend, TicketsBackend } from 'vitrine/state';
import type { GenerationChoice } from './generation-choice.ts';

type Backends = typeof import('./backends.ts');

let loaded: Backends | undefined;

/** Visitors who only look around need neither a cart nor tickets, so their code comes with the first call. */
export const loadBackends = async (): Promise<Backends> => (loaded ??= await import('./backends.ts'));

const loadCatalog = async (): Promise<CatalogBackend> => (await import('./catalog.ts')).anyCatalog;

/** The catalog of the site, whose code comes with the first call too. */
export const siteCatalog: CatalogBackend = {
  name: 'site',
  products: async (...asked) => (await loadCatalog()).products(...asked),
  product: async (...asked) => (await loadCatalog()).product(...asked),
  categories: async (...asked) => (await loadCatalog()).categories(...asked),
};

/** The cart of the page's generation. Each call waits until the generation is known. */
export const cartOfGeneration = ({ current, known }: GenerationChoice): CartBackend => {
  const by = async <Result>(make: (cart: CartBackend) => Promise<Result>): Promise<Result> =>
    make((await loadBackends()).carts[await known()]);
  return {
    read: (call, isFresh) => by(({ read }) => read(call, isFresh)),
    // Without it, the cart is read again.
    cartOf: (response) => loaded?.carts.moving.cartOf(response),
    lines: {
      get addIsPartial() {
        return current() !== 'v1';
      },
      add: (request, call) => by(({ lines }) => lines.add(request, call)),
      setQuantity: (id, quantity, call) => by(({ lines }) => lines.setQuantity(id, quantity, call)),
      remove: (ids, call) => by(({ lines }) => lines.remove(ids, call)),
    },
    fields: {
      get refusesSecondCoupon() {
        return current() !== 'v1';
      },
      applyCoupon: (code, call) => by(({ fields }) => fields.applyCoupon(code, call)),
      removeCoupon: (call) => by(({ fields }) => fields.removeCoupon(call)),
      update: (info, call) => by(({ fields }) => fields.update(info, call)),
      clear: (call) => by(({ fields }) => fields.clear(call)),
      checkout: (request, shown, call) => by(({ fields }) => fields.checkout(request, shown, call)),
    },
    estimate: (request, call) => by(({ estimate }) => estimate(request, call)),
  };
};

/** The tickets of the page's generation. Both families know the holds of each other. */
export const ticketsOfGeneration = ({ known }: GenerationChoice): TicketsBackend => {
  const by = async <Result>(make: (backend: TicketsBackend) => Promise<Result>): Promise<Result> =>
    make((await loadBackends()).tickets[await known()]);
  return {
    name: 'site',
    onSale: (eventId, call) => by(({ onSale }) => onSale(eventId, call)),
    hold: (wanted, call) => by(({ hold }) => hold(wanted, call)),
    find: (key, call) => by(({ find }) => find(key, call)),
    release: (key, call) => by(({ release }) => release(key, call)),
    isGone: (error) => Object.values(loaded?.tickets ?? {}).some(({ isGone }) => isGone(error)),
    get refusals() {
      return { ...loaded?.tickets.v1.refusals, ...loaded?.tickets.v3.refusals };
    },
  };
};
