import { Link, useLocation } from '@tanstack/react-router';
import { useHolds, useObservable } from 'vitrine/react';
import type { Reservation } from 'vitrine/state';
import { TextButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { toast } from '../lib/announcer.ts';
import { readDraft, useBookingStorage } from '../features/booking/booking-draft.ts';
import { TimeLeft } from '../features/booking/hold-bar.tsx';
import { text } from '../text/booking.ts';
import styles from './hold-chips.module.css';

const release = async (hold: Reservation): Promise<void> => {
  const { outcome } = await hold.release();
  if (outcome === 'refused') toast(text.booking.releaseFailed, 'error');
  else toast(text.booking.released);
};

const Chip = ({ hold }: { hold: Reservation }) => {
  const { pathname } = useLocation();
  const state = useObservable(hold);
  const { event } = readDraft(useObservable(hold.draft));
  // The booking page shows the reservation itself.
  if (!event || pathname.endsWith(`/events/${event.slug}/book`)) return null;
  return (
    <section className={styles['chip']} aria-label={text.booking.chip(event.title)}>
      <Link to="/events/$slug/book" params={{ slug: event.slug }} className={styles['link']}>
        <Icon name="lock" size={16} />
        <bdi className={styles['name']}>{event.title}</bdi>
        <TimeLeft reservation={hold} />
      </Link>
      {state.status === 'held' && !state.hold.occupied && (
        <TextButton aria-label={text.booking.releaseOf(event.title)} onPress={() => void release(hold)}>
          {text.booking.release}
        </TextButton>
      )}
    </section>
  );
};

/** Reserved tickets on every page, with a button to release them. Interrupts nothing. */
const HoldChips = () => {
  const holds = useHolds({ storage: useBookingStorage() });
  if (holds.length === 0) return null;
  return (
    <div className={styles['chips']} data-holds="">
      {holds.map((hold) => (
        <Chip key={hold.eventId} hold={hold} />
      ))}
    </div>
  );
};

export default HoldChips;
