import { shortcutsOpen } from '../lib/drawers.ts';
import { useSiteStatus } from '../site/services.ts';
import { TextButton } from '../components/button.tsx';
import { Actions } from '../components/panel.tsx';
import { text } from '../text/text.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './footer.module.css';

/** Seed and state hash of the site, so that two people can check that they see the same state. */
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
      <Actions>
        <CopyLink />
        <TextButton onPress={() => shortcutsOpen.set(true)}>{text.shortcuts.title}</TextButton>
      </Actions>
    </footer>
  );
};
