import { Link } from '@tanstack/react-router';
import type { SignInState } from 'vitrine/state';
import { buttonLook } from '../../components/button-look.ts';
import { Button, TextButton } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { Actions } from '../../components/panel.tsx';
import { afterSignIn, linkTo } from './member-paths.ts';
import { text } from '../../text/members.ts';
import styles from './members.module.css';

/** Progress or result of a sign-in, shown on each of its pages. */
export const SignInProgress = ({ state, back }: { state: SignInState; back: string | undefined }) => {
  const words = text.members.signIn;
  if (state.status === 'working' && state.doing === 'silent')
    return (
      <Note>
        <output className={styles['unseen']}>{words.silent.waiting}</output>
        <Actions>
          <TextButton onPress={state.cancel}>{words.cancel}</TextButton>
        </Actions>
      </Note>
    );
  if (state.status === 'leaving')
    return (
      <Note live="status">
        <p>{words.leaving}</p>
        {state.because && <p>{words.journalSilent}</p>}
        <Actions>
          <a href={state.url} {...buttonLook({ size: 'small' })}>
            {words.leavingGo}
          </a>
          <TextButton onPress={state.cancel}>{words.stay}</TextButton>
        </Actions>
      </Note>
    );
  if (state.status === 'signed-in')
    return (
      <Note tone="good">
        <strong>{words.done}</strong>
        <p>{words.doneText}</p>
        <Actions>
          <Link {...linkTo(afterSignIn(back))} {...buttonLook({ size: 'small', kind: 'primary' })}>
            {back === undefined ? words.toAccount : words.goOn}
          </Link>
          <Button size="small" onPress={() => void state.signOut()}>
            {text.members.account.signOut}
          </Button>
        </Actions>
      </Note>
    );
  return null;
};
