import { Link } from '@tanstack/react-router';
import { useSiteStatus } from '../site/services.ts';
import { useStore } from '../lib/use-store.ts';
import { useTick } from '../lib/use-tick.ts';
import { Icon } from '../components/icon.tsx';
import { language } from '../lib/language.ts';
import { type SiteStatus, siteTime } from '../site/site-status.ts';
import { text } from '../text/text.ts';
import styles from './top-bar.module.css';

/** The sandbox's current time: as last read, plus the elapsed time if its clock runs. */
const useSandboxNow = (status: SiteStatus | undefined): Date | undefined => {
  const now = useTick(1000);
  if (!status) return undefined;
  return new Date(siteTime(status, Math.max(now, status.toldAt)));
};

/** Scenario and time of the site. */
export const SiteFacts = () => {
  const status = useSiteStatus();
  const now = useSandboxNow(status);
  const locale = useStore(language);
  if (!status || !now) return null;
  const time = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return (
    <div className={styles['site']}>
      <Link to="/" className={styles['scenario']}>
        <span className="visually-hidden">{text.site.scenario} </span>
        {text.site.nameOf(status.scenario)}
      </Link>
      <span className={styles['time']}>
        <Icon name="clock" size={16} />
        <span className="visually-hidden">{text.site.time} </span>
        <time dateTime={now.toISOString()} className="tabular">
          {time}
        </time>
      </span>
    </div>
  );
};
