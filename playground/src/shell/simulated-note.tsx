import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { TextButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { toast } from '../lib/announcer.ts';
import { usePlayground, useSiteStatus } from '../site/services.ts';
import { text } from '../text/developer.ts';
import { text as startText } from '../text/start.ts';
import styles from './simulated-chip.module.css';
import { useFaultNames } from './use-fault-names.ts';

const MINUTE = 60_000;

/** The simulated parts of the site in words: the state of the screen, the faults, the clock. */
const useSimulated = () => {
  const { show, fail } = useSearch({ from: '__root__' });
  const status = useSiteStatus();
  const faults = useFaultNames();
  const hasFaults = faults !== '';
  const minutes = Math.round((status?.moved ?? 0) / MINUTE);
  const words = [
    ...(show ? [text.simulated.screen(text.developer.states[show], fail)] : []),
    ...(faults ? [faults] : []),
    ...(minutes > 0 ? [text.simulated.clock(text.identity.left(minutes))] : []),
  ];
  // One note with all of its words, so that the page moves once.
  return { words: faults === undefined ? [] : words, ends: show !== undefined || hasFaults, hasFaults };
};

/** Says what is simulated, and returns to normal. The clock returns only with the whole site. */
const SimulatedNote = () => {
  const { control } = usePlayground();
  const navigate = useNavigate();
  const { words, ends, hasFaults } = useSimulated();
  if (words.length === 0) return null;
  const end = async () => {
    try {
      if (hasFaults) await control.send('DELETE /sandbox/faults');
      await navigate({ to: '.', search: (search) => ({ ...search, show: undefined, fail: undefined }) });
      toast(text.simulated.ended);
    } catch (cause) {
      toast(cause instanceof Error ? cause.message : text.common.failed, 'error');
    }
  };
  return (
    <section aria-label={text.simulated.title} className={styles['chip']} data-no-cause>
      <Icon name="alert" size={16} />
      <span className={styles['words']}>
        {text.simulated.title}: {words.join(' · ')}
      </span>
      {ends ? (
        <TextButton onPress={() => void end()}>{text.simulated.back}</TextButton>
      ) : (
        <Link to="/" hash="sites">
          {startText.start.resetConfirm}
        </Link>
      )}
    </section>
  );
};

export default SimulatedNote;
