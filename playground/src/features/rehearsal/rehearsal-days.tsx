import { Link } from '@tanstack/react-router';
import type { RehearsedCall, RehearsedDay } from 'vitrine/sandbox';
import { Icon } from '../../components/icon.tsx';
import { dayText } from '../../lib/format.ts';
import { text } from '../../text/developer.ts';
import styles from './rehearsal.module.css';

const answerText = ({ status, code }: RehearsedCall['after']): string =>
  status < 400 ? `${status}` : text.rehearsal.refusal(status, code);

const Operation = ({ id }: { id: string }) => (
  <Link to="/reference/$operation" params={{ operation: id }} dir="ltr">
    {id}
  </Link>
);

const Call = ({ call }: { call: RehearsedCall }) => {
  const words = text.rehearsal;
  const { number, operation, method, path, before, after, notice, successor, places } = call;
  return (
    <tr data-notice={notice}>
      <td className={styles['number']}>{number}</td>
      <th scope="row">
        {operation === null ? (
          <code dir="ltr">
            {method} {path}
          </code>
        ) : (
          <Operation id={operation} />
        )}
      </th>
      <td data-label={words.before}>{answerText(before)}</td>
      <td data-label={words.after}>{answerText(after)}</td>
      <td data-label={words.person}>
        <span className={styles['notice']} data-notice={notice}>
          {words.notices[notice]}
        </span>
        {places.length > 0 && <small dir="ltr">{places.slice(0, 3).join(', ')}</small>}
      </td>
      <td data-label={words.successor}>
        {notice === 'same' || successor === undefined ? (
          '–'
        ) : successor.operation === undefined ? (
          successor.text
        ) : (
          <Operation id={successor.operation} />
        )}
      </td>
    </tr>
  );
};

/** One announced day: the clock before and after, and each call. */
const Day = ({ day: { date, services, calls } }: { day: RehearsedDay }) => {
  const words = text.rehearsal;
  const changed = calls.filter(({ notice }) => notice !== 'same').length;
  return (
    <article className={styles['day']}>
      <header>
        <h3>
          <Icon name="clock" /> {dayText(date)}
        </h3>
        <p className="soft">
          {words.ends} <span dir="ltr">{services.join(', ')}</span>
        </p>
        <p className={styles['sum']} data-changed={changed > 0 || undefined}>
          <Icon name={changed > 0 ? 'alert' : 'check'} size={18} />
          {changed > 0 ? words.changed(changed, calls.length) : words.unchanged}
        </p>
      </header>
      {changed > 0 && (
        <div className={styles['scroll']}>
          <table>
            <thead>
              <tr>
                <th scope="col">#</th>
                <th scope="col">{words.call}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
                <th scope="col">{words.person}</th>
                <th scope="col">{words.successor}</th>
              </tr>
            </thead>
            <tbody>
              {calls.map((call) => (
                <Call key={call.number} call={call} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </article>
  );
};

/** The result of a rehearsal, day by day. */
export const RehearsalDays = ({ days }: { days: readonly RehearsedDay[] }) => (
  <div className={styles['days']}>
    {days.map((day) => (
      <Day key={day.date} day={day} />
    ))}
  </div>
);
