import { useRemaining } from 'vitrine/react';
import type { Reservation, ReservationState } from 'vitrine/state';
import { useStore } from '../../lib/use-store.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { clockText } from './booking.ts';
import { language } from '../../lib/language.ts';
import { text } from '../../text/booking.ts';
import styles from './booking.module.css';

/**
 * The remaining time in minutes and seconds. The announced text changes only every minute, so that screen readers are
 * not interrupted every second (WCAG 2.2.1).
 */
export const TimeLeft = ({ reservation }: { reservation: Reservation }) => {
  const seconds = useRemaining(reservation);
  const locale = useStore(language);
  if (seconds === undefined) return null;
  return (
    <span role="timer" aria-label={text.booking.timeLeft} className={styles['time']}>
      <span aria-hidden="true" dir="ltr" className="tabular">
        {clockText(seconds, locale)}
      </span>
      <span className="visually-hidden">{text.booking.about(Math.ceil(seconds / 60))}</span>
    </span>
  );
};

/** The remaining time of a reservation, with a button to release it. */
export const HoldBar = ({
  reservation,
  state,
  onRelease,
}: {
  reservation: Reservation;
  state: Extract<ReservationState, { status: 'held' }>;
  onRelease: () => void;
}) => (
  <section
    className={styles['bar']}
    aria-label={text.booking.held}
    {...(state.warning && { 'data-soon': '' })}
  >
    <Icon name="lock" />
    <span className={styles['barText']}>
      {text.booking.held} <TimeLeft reservation={reservation} />
    </span>
    {!state.hold.occupied && (
      <Button size="small" busy={state.releasing} onPress={onRelease}>
        {text.booking.release}
      </Button>
    )}
  </section>
);
