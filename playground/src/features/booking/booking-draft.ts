import type { Draft } from 'vitrine/state';
import type { Answers } from './guest-form.ts';

/** What somebody typed on the booking page, and what a word about it elsewhere needs. */
export interface BookingDraft {
  readonly buyer: Answers;
  /** Answers of the guests, from the first ticket to the last. */
  readonly guests: readonly Answers[];
  readonly coupon: string;
  /** The event that it is about. */
  readonly event: { readonly slug: string; readonly title: string } | undefined;
  /** The order that waits for its payment. */
  readonly order: string | undefined;
}

const answers = (value: unknown): Answers => (Object(value) === value ? (value as Answers) : {});

/** What was kept, as far as it can be believed. */
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

/** Where holds and what was typed outlive a reload of the tab. */
export const bookingStorage = (): Storage => sessionStorage;
