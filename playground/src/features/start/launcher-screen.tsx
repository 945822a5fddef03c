import { useCallback, useState } from 'react';
import { usePlayground, useSiteStatus } from '../../site/services.ts';
import { useStartSite } from './use-start-site.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { text } from '../../text/start.ts';
import { Doors } from './doors.tsx';
import { FirstProgram } from './first-program.tsx';
import styles from './launcher.module.css';
import { ResetButton } from './reset-button.tsx';
import { ScenarioCards } from './scenario-cards.tsx';

/** The first page: the package, ways into the playground, and the site that all other pages show. */
export const LauncherScreen = () => {
  const status = useSiteStatus();
  const { start, busy } = useStartSite();
  const [typed, setTyped] = useState<string>();
  const seed = typed ?? status?.seed ?? '';
  const { site } = usePlayground();
  const startScenario = useCallback(
    (scenario: string) => {
      const wanted = typed ?? site.status.get()?.seed ?? '';
      void start({ scenario, seed: wanted.trim() || '42' }, '/shop');
    },
    [typed, site, start],
  );
  return (
    <div className={styles['page']}>
      <FirstProgram />
      <Doors />
      <section aria-labelledby="sites" className={styles['sites']}>
        <div className={styles['about']}>
          <h2 id="sites">{text.start.sites}</h2>
          <p>{text.start.sitesText}</p>
        </div>
        <div className={styles['bar']}>
          <TextInput
            label={text.start.seed}
            hint={text.start.seedHint}
            value={seed}
            maxLength={40}
            input={{ dir: 'ltr', autoComplete: 'off', spellCheck: 'false' }}
            onChange={setTyped}
          />
          <div className={styles['now']}>
            {status && (
              <>
                <p>{text.start.running(text.site.nameOf(status.scenario), status.seed)}</p>
                <LinkButton to="/shop">{text.start.goOn}</LinkButton>
                <ResetButton site={status} />
              </>
            )}
          </div>
        </div>
        <ScenarioCards current={status?.scenario} isDisabled={busy} onStart={startScenario} />
      </section>
    </div>
  );
};
