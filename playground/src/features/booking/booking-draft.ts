import type { Draft } from 'vitrine/state';
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

/** Storage of reservations and drafts; it survives a reload of the tab. */
export const bookingStorage = (): Storage => sessionStorage;
