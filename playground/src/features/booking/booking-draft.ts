import type { Draft } from 'vitrine/state';
import { DEFAULT_IDENTITY, type IdentityId } from '../../site/identities.ts';
import { useServices } from '../../site/services.ts';
import type { Answers } from './guest-form.ts';

/** The unsaved input of the booking page, and the data that other pages show about it. */
export interface BookingDraft {
  readonly buyer: Answers;
  /** Answers of the guests in ticket order. */
  readonly guests: readonly Answers[];
  readonly coupon: string;
  /** The booked event. */
  readonly event: { readonly slug: string; readonly title: string } | undefined;
  /** Number of the order that waits for payment. */
  readonly order: string | undefined;
}

const answers = (value: unknown): Answers => (Object(value) === value ? (value as Answers) : {});

/** Reads a stored draft; invalid parts are dropped. */
export const readDraft = (draft: Draft): BookingDraft => {
  const { buyer, guests, coupon, event, order } = draft;
  const { slug, title } = Object(event) as { slug?: unknown; title?: unknown };
  return {
    buyer: answers(buyer),
    guests: Array.isArray(guests) ? guests.map(answers) : [],
    coupon: typeof coupon === 'string' ? coupon : '',
    event: typeof slug === 'string' && typeof title === 'string' ? { slug, title } : undefined,
    order: typeof order === 'string' ? order : undefined,
  };
};

type BookingStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageOf = (id: IdentityId): BookingStorage => {
  const keyOf = (key: string): string => (id === DEFAULT_IDENTITY ? key : `${id}:${key}`);
  return () => {
    const storage = sessionStorage;
    return {
      getItem: (key) => storage.getItem(keyOf(key)),
      setItem: (key, value) => storage.setItem(keyOf(key), value),
      removeItem: (key) => storage.removeItem(keyOf(key)),
    };
  };
};

const storages = new Map<IdentityId, BookingStorage>();

/**
 * Storage of an identity's reservations and drafts; it survives a reload of the tab. Identities of one tab have separate
 * storages: each finds its own input and tickets again, and none sees those of another.
 */
export const bookingStorage = (id: IdentityId): BookingStorage => {
  const storage = storages.get(id) ?? storageOf(id);
  storages.set(id, storage);
  return storage;
};

/** The storage of the present identity. */
export const useBookingStorage = (): BookingStorage => bookingStorage(useServices().identity);
