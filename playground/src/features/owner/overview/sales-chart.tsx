import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { language } from '../../../lib/language.ts';
import type { SalesDay } from './sales.ts';
import styles from './overview.module.css';

/** The drawing has 100 units in both directions; the page stretches it. */
const SIZE = 100;

/** A day as a short text, such as "2 Mar". */
const dayWord = (day: string): string =>
  new Intl.DateTimeFormat(language.get(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** A bar chart of the tickets sold by day. Decorative: a table next to it has the same numbers. */
export const SalesChart = ({ days }: { days: readonly SalesDay[] }) => {
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, SIZE], padding: 0.28 });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...days.map(({ tickets }) => tickets))],
    range: [SIZE, 0],
    nice: 4,
  });
  const marks = y.ticks(4).filter(Number.isInteger);
  const numbers = new Intl.NumberFormat(language.get());
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <div className={styles['chart']} aria-hidden="true">
      <div className={styles['scale']}>
        {marks.map((mark) => (
          <span key={mark} style={{ insetBlockStart: `${y(mark)}%` }}>
            {numbers.format(mark)}
          </span>
        ))}
      </div>
      <svg className={styles['bars']} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
        {marks.map((mark) => (
          <line key={mark} x1={0} x2={SIZE} y1={y(mark)} y2={y(mark)} />
        ))}
        {days.map(({ day, tickets }) => (
          <Bar key={day} x={x(day) ?? 0} y={y(tickets)} width={x.bandwidth()} height={SIZE - y(tickets)} />
        ))}
      </svg>
      <div className={styles['days']}>
        {[first, middle, last].map((one) => one && <span key={one.day}>{dayWord(one.day)}</span>)}
      </div>
    </div>
  );
};
