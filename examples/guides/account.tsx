// #region account
import { useEffect } from 'react';
import { useSession, useSignIn } from 'vitrine/react';

const redirectUri = 'http://localhost:5173/callback';
const settings = { redirectUri, captcha: 'visible', navigate: (to: string) => location.assign(to) } as const;

export const Account = () => {
  const { role, changes } = useSession(); // changes: started, renewed, replaced, signed-in, … with their times
  const { state } = useSignIn(settings);
  if (role === undefined) return <p>One moment</p>; // the storage has not answered yet
  switch (state.status) {
    case 'signed-in':
      return <button onClick={() => void state.signOut()}>Sign out</button>;
    case 'captcha-required':
      return <button onClick={() => void state.solve('token of the captcha')}>Go on, {state.email}</button>;
    case 'verification-required':
      return <button onClick={() => void state.verify('123 456')}>{state.refusedCodes} wrong codes</button>;
    case 'working':
      return <button onClick={() => state.cancel()}>{state.doing}</button>;
    case 'leaving':
      return <a href={state.url}>Go on</a>;
    case 'failed':
      return <p role="alert">{state.message}</p>;
    // All of these states allow a new attempt.
    case 'idle':
    case 'invalid-email':
    case 'invalid-password':
    case 'email-taken':
    case 'reset-required':
    case 'recovery-sent':
    case 'approval-required':
    case 'verification-interrupted':
    case 'link-void':
      return (
        <button onClick={() => void state.signInAtPage()}>
          Sign in, {role} after {changes.length} changes
        </button>
      );
  }
};

export const Callback = () => {
  const { state: after, finish } = useSignIn(settings);
  useEffect(() => void finish(location.href), [finish]); // runs twice in Strict Mode, but sends one token request
  return <p>{after.status}</p>;
};
// #endregion account

// #region profile
import { useAccount, useOwnOrders } from 'vitrine/react';

export const Profile = () => {
  const { standing, member, saving, problem, save } = useAccount();
  const { orders, hasMore, loadMore } = useOwnOrders({ limit: 10 });
  if (standing !== 'member') return <p>{standing === 'visitor' ? 'Please sign in' : 'One moment'}</p>;
  return (
    <>
      <h2>{member?.profile?.nickname}</h2>
      <p>{member?.contact?.phones?.join(', ') || 'No telephone number'}</p>
      <button disabled={saving} onClick={() => void save({ contact: { phones: ['+49 30 901820'] } })}>
        Add
      </button>
      <button disabled={saving} onClick={() => void save({ contact: { phones: [] } })}>
        Remove
      </button>
      {problem && <p role="alert">{problem.fields.map(({ field }) => field).join(', ') || problem.reason}</p>}
      <p>{orders.length} orders</p>
      {hasMore && <button onClick={loadMore}>More orders</button>}
    </>
  );
};
// #endregion profile
