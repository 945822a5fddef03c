import type { UsedRsvp } from 'vitrine/react';
import type { Rsvp } from 'vitrine/rsvp';
import { buttonLook } from '../../components/button-look.ts';
import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Actions, Facts } from '../../components/panel.tsx';
import { useFocusAtFirst } from '../../lib/use-focus-at-first.ts';
import { text } from '../../text/booking.ts';
import { ReplyProblem } from './reply-problem.tsx';
import styles from './rsvp.module.css';

const icons = {
  coming: 'check',
  waiting: 'clock',
  declined: 'close',
  none: 'person',
  unknown: 'alert',
} as const;

/** The person who replied, and the companions. */
const Person = ({ rsvp, standing }: { rsvp: Rsvp; standing: UsedRsvp['standing'] }) => {
  const words = text.rsvp;
  const names = rsvp.additionalGuestDetails?.guestNames ?? [];
  const count = rsvp.additionalGuestDetails?.guestCount ?? names.length;
  return (
    <Facts
      rows={[
        [words.by, <bdi key="name">{[rsvp.firstName, rsvp.lastName].filter(Boolean).join(' ') || '–'}</bdi>],
        [
          text.booking.email,
          rsvp.email ? (
            <bdi key="email" dir="ltr">
              {rsvp.email}
            </bdi>
          ) : undefined,
        ],
        [
          words.companions,
          standing !== 'declined' && count > 0 ? (
            <bdi key="companions">{names.length > 0 ? names.join(', ') : words.more(count)}</bdi>
          ) : undefined,
        ],
      ]}
    />
  );
};

/** The present reply: a seat, a place on the waiting list, or a refusal. */
export const Standing = ({
  reply: { standing, problem, pending, calendarLinks },
  rsvp,
  canChange,
  isOpen,
  takesFocus,
  onChange,
  onWithdraw,
}: {
  reply: UsedRsvp;
  rsvp: Rsvp;
  /** Whether the site's server can change the reply of this person. */
  canChange: boolean;
  /** Whether the event takes replies now. */
  isOpen: boolean;
  /** Whether this part replaces the form, on which the focus was. */
  takesFocus: boolean;
  onChange: () => void;
  onWithdraw: () => void;
}) => {
  const words = text.rsvp;
  const heading = useFocusAtFirst<HTMLHeadingElement>(takesFocus);
  const icon: IconName = icons[standing];
  return (
    <section className={styles['standing']} data-standing={standing} aria-labelledby="standing-title">
      <span className={styles['mark']}>
        <Icon name={icon} size={26} />
      </span>
      <div className={styles['words']}>
        <h2 id="standing-title" ref={heading} tabIndex={-1}>
          {words.standings[standing]}
        </h2>
        <p>{words.standingTexts[standing]}</p>
        <Person rsvp={rsvp} standing={standing} />
        <ReplyProblem problem={problem} />
        {standing === 'coming' && calendarLinks?.google !== undefined && (
          <p>
            <a
              href={calendarLinks.google}
              target="_blank"
              rel="noreferrer"
              {...buttonLook({ kind: 'quiet', size: 'small' })}
            >
              {text.order.google}
            </a>
          </p>
        )}
        {canChange ? (
          <>
            <Actions>
              {isOpen && (
                <Button onPress={onChange} isDisabled={pending !== undefined}>
                  {words.change}
                </Button>
              )}
              <Button kind="quiet" onPress={onWithdraw} isDisabled={pending !== undefined}>
                {words.withdraw}
              </Button>
            </Actions>
            <p className="soft">{words.serverNote}</p>
          </>
        ) : (
          <p className="soft">{words.ask}</p>
        )}
      </div>
    </section>
  );
};
