import { shortcutsOpen } from '../lib/drawers.ts';
import { useSiteStatus } from '../site/services.ts';
import { TextButton } from '../components/button.tsx';
import { text } from '../text/text.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './footer.module.css';

/** What the site is at the moment, so that two people can see whether they look at the same. */
export const Footer = () => {
  const status = useSiteStatus();
  return (
    <footer className={styles['footer']}>
      <dl className={styles['facts']}>
        <div>
          <dt>{text.site.seed}</dt>
          <dd>
            <bdi dir="ltr">{status?.seed ?? '…'}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text.site.hash}</dt>
          <dd>
            <bdi dir="ltr">
              <code title={status?.hash}>{status?.hash.slice(0, 16) ?? '…'}</code>
            </bdi>
          </dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        <CopyLink />
        <TextButton onPress={() => shortcutsOpen.set(true)}>{text.shortcuts.title}</TextButton>
      </div>
    </footer>
  );
};
