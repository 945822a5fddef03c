import { usePlayground } from '../site/services.ts';
import { useStore } from '../lib/use-store.ts';
import { Icon } from '../components/icon.tsx';
import { text } from '../text/text.ts';
import styles from './shell.module.css';

/** A message with the command that starts the sandbox, as long as the sandbox cannot be reached. */
export const SandboxDown = () => {
  const { config, site } = usePlayground();
  if (useStore(site.reachable)) return null;
  const words = text.app.down;
  return (
    <div role="alert" className={styles['down']}>
      <Icon name="alert" />
      <p>
        <strong>{words.title}</strong>{' '}
        {config.worker === undefined ? (
          <>
            {words.start} <code>npm start</code>.
          </>
        ) : (
          words.reload
        )}{' '}
        {words.goesOn}
      </p>
    </div>
  );
};
