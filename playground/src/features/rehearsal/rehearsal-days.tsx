import { Link } from '@tanstack/react-router';
import type { RehearsedCall, RehearsedDay } from 'vitrine/sandbox';
import { Icon } from '../../components/icon.tsx';
import { type Column, Table } from '../../components/table.tsx';
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

const Successor = ({ call: { notice, successor } }: { call: RehearsedCall }) => {
  if (notice === 'same' || successor === undefined) return '–';
  return successor.operation === undefined ? successor.text : <Operation id={successor.operation} />;
};

const columns = (): readonly Column<RehearsedCall>[] => {
  const words = text.rehearsal;
  return [
    {
      name: words.call,
      cell: ({ number, operation, method, path }) => (
        <span>
          {number}{' '}
          {operation === null ? (
            <code dir="ltr">
              {method} {path}
            </code>
          ) : (
            <Operation id={operation} />
          )}
        </span>
      ),
    },
    { name: words.before, cell: ({ before }) => answerText(before) },
    { name: words.after, cell: ({ after }) => answerText(after) },
    {
      name: words.person,
      cell: ({ notice, places }) => (
        <span className={styles['notice']} data-notice={notice}>
          {words.notices[notice]}
          {places.length > 0 && <small dir="ltr">{places.slice(0, 3).join(', ')}</small>}
        </span>
      ),
    },
    { name: words.successor, cell: (call) => <Successor call={call} /> },
  ];
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
        <Table
          label={dayText(date)}
          rows={calls}
          keyOf={({ number }) => `${number}`}
          columns={columns()}
          empty=""
        />
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
