import { Link } from '@tanstack/react-router';
import type { SignInState } from 'vitrine/state';
import { buttonLook } from '../../components/button-look.ts';
import { Button, TextButton } from '../../components/button.tsx';
import { afterSignIn, linkTo } from './member-paths.ts';
import { text } from '../../text/members.ts';
import styles from './members.module.css';

/** Progress or result of a sign-in, shown on each of its pages. */
export const SignInProgress = ({ state, back }: { state: SignInState; back: string | undefined }) => {
  const words = text.members.signIn;
  if (state.status === 'working' && state.doing === 'silent')
    return (
      <div className={styles['note']}>
        <output className={styles['unseen']}>{words.silent.waiting}</output>
        <div className={styles['actions']}>
          <TextButton onPress={state.cancel}>{words.cancel}</TextButton>
        </div>
      </div>
    );
  if (state.status === 'leaving')
    return (
      <output className={styles['note']}>
        <p>{words.leaving}</p>
        {state.because && <p>{words.journalSilent}</p>}
        <span className={styles['actions']}>
          <a href={state.url} {...buttonLook({ size: 'small' })}>
            {words.leavingGo}
          </a>
          <TextButton onPress={state.cancel}>{words.stay}</TextButton>
        </span>
      </output>
    );
  if (state.status === 'signed-in')
    return (
      <div className={styles['note']} data-tone="good">
        <strong>{words.done}</strong>
        <p>{words.doneText}</p>
        <div className={styles['actions']}>
          <Link {...linkTo(afterSignIn(back))} {...buttonLook({ size: 'small', kind: 'primary' })}>
            {back === undefined ? words.toAccount : words.goOn}
          </Link>
          <Button size="small" onPress={() => void state.signOut()}>
            {text.members.account.signOut}
          </Button>
        </div>
      </div>
    );
  return null;
};
