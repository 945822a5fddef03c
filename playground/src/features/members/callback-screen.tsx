import { useEffect, useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { Button } from '../../components/button.tsx';
import { useMember } from './use-member.ts';
import { text } from '../../text/members.ts';
import { FailureNote } from './failure-note.tsx';
import styles from './members.module.css';
import { SignInProgress } from './sign-in-progress.tsx';
import { AllSignInOptions, Panel } from './panel.tsx';

/** The page that the login page returns to. */
export const CallbackScreen = () => {
  const { state, shown, finish, follow } = useMember();
  // The address on arrival: the code is removed from the address bar and the history afterwards.
  const [address] = useState(() => location.href);
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname + location.search);
    void finish(address).then(follow);
  }, [address, finish, follow]);
  const words = text.members.callback;
  const isFailed = shown.status === 'failed';
  return (
    <Panel
      title={isFailed ? words.failed : words.title}
      lead={isFailed ? words.unchanged : words.working}
      below={<AllSignInOptions back={undefined} />}
    >
      <FailureNote state={shown} />
      <SignInProgress state={state} back={undefined} />
      {isFailed && (
        <div className={styles['actions']}>
          <Button kind="primary" onPress={() => void shown.signInAtPage({ returnTo: '/account' })}>
            {text.members.signIn.hosted.go}
          </Button>
          <LinkButton to="/shop">{text.common.toShop}</LinkButton>
        </div>
      )}
    </Panel>
  );
};
