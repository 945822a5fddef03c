import { adviceFor } from 'vitrine';
import type { SettledSignIn } from 'vitrine/state';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { Actions } from '../../components/panel.tsx';
import { pageOrigin } from '../../lib/base.ts';
import { text } from '../../text/members.ts';
import { allAdvice } from '../../lib/all-advice.ts';

/** The reason of a failed sign-in: meaning, message of the platform, and advice. */
export const FailureNote = ({ state }: { state: SettledSignIn }) => {
  if (state.status !== 'failed') return null;
  const { message, error, because, retry } = state;
  const words = text.members.failure;
  const reason = words.reasons[message] ?? (because && words.reasons[because.message]);
  const advice = adviceFor(error, ...allAdvice);
  const isOrigin = because?.code === 'silent-timed-out' || error?.code === 'silent-timed-out';
  return (
    <Note live="alert" tone="bad">
      <strong>{words.title}</strong>
      {reason !== undefined && <p>{reason}</p>}
      {isOrigin && <p>{words.origin(pageOrigin())}</p>}
      <p>
        <small>
          {words.said}: <q>{message}</q>
        </small>
      </p>
      {because && (
        <p>
          <small>
            {words.before}: <q>{because.message}</q>
          </small>
        </p>
      )}
      {advice && reason === undefined && (
        <p>
          <small>
            {words.advice}: {advice.text}
          </small>
        </p>
      )}
      {retry && (
        <Actions>
          <Button size="small" onPress={() => void retry()}>
            {words.retry}
          </Button>
        </Actions>
      )}
    </Note>
  );
};
