import { useEffect, useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { Button } from '../../components/button.tsx';
import { useMember } from './use-member.ts';
import { Actions } from '../../components/panel.tsx';
import { text } from '../../text/members.ts';
import { SignInPanel } from './sign-in-panel.tsx';

/** The page that the login page returns to. */
export const CallbackScreen = () => {
  const member = useMember();
  const { shown, finish, follow } = member;
  // The address on arrival: the code is removed from the address bar and the history afterwards.
  const [address] = useState(() => location.href);
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname + location.search);
    void finish(address).then(follow);
  }, [address, finish, follow]);
  const words = text.members.callback;
  const isFailed = shown.status === 'failed';
  return (
    <SignInPanel
      member={member}
      title={isFailed ? words.failed : words.title}
      lead={isFailed ? words.unchanged : words.working}
    >
      {isFailed && (
        <Actions>
          <Button kind="primary" onPress={() => void shown.signInAtPage({ returnTo: '/account' })}>
            {text.members.signIn.hosted.go}
          </Button>
          <LinkButton to="/shop">{text.common.toShop}</LinkButton>
        </Actions>
      )}
    </SignInPanel>
  );
};
