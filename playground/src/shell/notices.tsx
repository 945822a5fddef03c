import { useEffect } from 'react';
import { PressButton } from '../components/button.tsx';
import { useStore } from '../lib/use-store.ts';
import { dismiss, type Notice, notices } from '../lib/announcer.ts';
import { text } from '../text/text.ts';
import { Icon } from '../components/icon.tsx';
import styles from './notices.module.css';

/** Milliseconds that a message stays visible; an error stays longer, because it requires an action. */
const stay = { plain: 6000, error: 12_000 } as const;

const Shown = ({ notice }: { notice: Notice }) => {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(notice.id), stay[notice.tone]);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice.visible) return <span className="visually-hidden">{notice.text}</span>;
  return (
    <span className={styles['notice']} data-tone={notice.tone}>
      <span dir="auto">{notice.text}</span>
      <PressButton
        aria-label={text.common.dismiss}
        className={styles['dismiss']}
        onPress={() => dismiss(notice.id)}
      >
        <Icon name="close" size={16} />
      </PressButton>
    </span>
  );
};

/** The two live regions of the page: a polite one and an assertive one. */
export const Notices = () => {
  const all = useStore(notices);
  return (
    <section className={styles['stack']} aria-label={text.common.notices}>
      <output>
        {all
          .filter(({ tone }) => tone === 'plain')
          .map((notice) => (
            <Shown key={notice.id} notice={notice} />
          ))}
      </output>
      <div role="alert">
        {all
          .filter(({ tone }) => tone === 'error')
          .map((notice) => (
            <Shown key={notice.id} notice={notice} />
          ))}
      </div>
    </section>
  );
};
