import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAccount, useOwnOrders, useSession, useSignIn } from 'vitrine/react';
import { Failure } from './shell.tsx';

const settings = {
  redirectUri: `${location.origin}/callback`,
  postFlowUrl: `${location.origin}/`,
  navigate: (url: string) => location.assign(url),
};

/** The account of a member, or the way to become one. */
export const Account = () => {
  const { role } = useSession();
  const { state } = useSignIn(settings);
  // The storage has not answered yet: neither a member's page nor a stranger's is right.
  if (role === undefined) return <p>One moment …</p>;
  return (
    <>
      <title>Account · Halm</title>
      <h1>Your account</h1>
      {state.status === 'failed' && <Failure error={new Error(state.message)} />}
      {role === 'member' ? (
        <>
          <Profile />
          <Orders />
          {'signOut' in state && <button onClick={() => void state.signOut()}>Sign out</button>}
        </>
      ) : (
        <>
          <p>Sign in to see your orders. Your cart stays as it is.</p>
          {'signInAtPage' in state && (
            <button className="primary" onClick={() => void state.signInAtPage({ returnTo: '/account' })}>
              Sign in
            </button>
          )}
        </>
      )}
    </>
  );
};

const Profile = () => {
  const { member, problem } = useAccount();
  if (problem) return <p role="alert">Your account cannot be read now.</p>;
  return <p>{member ? `Signed in as ${member.profile?.nickname ?? member.loginEmail}.` : 'One moment …'}</p>;
};

const Orders = () => {
  const { orders, pending, hasMore, loadMore } = useOwnOrders({ limit: 5 });
  return (
    <section aria-labelledby="orders" aria-busy={pending}>
      <h2 id="orders">Orders</h2>
      {!pending && orders.length === 0 && <p>No orders yet.</p>}
      <ul className="orders">
        {orders.map(({ id, number, createdDate, priceSummary, lineItems }) => (
          <li key={id}>
            <strong>{number}</strong>
            {createdDate && (
              <time dateTime={createdDate}>{new Date(createdDate).toLocaleDateString('en')}</time>
            )}
            <span>
              {lineItems
                .map(({ productName }) => productName?.translated ?? productName?.original)
                .join(', ')}
            </span>
            <span className="amount">{priceSummary?.total?.formattedAmount}</span>
          </li>
        ))}
      </ul>
      {hasMore && <button onClick={loadMore}>More orders</button>}
    </section>
  );
};

/** The page to which the login page leads back: completes the sign-in, and goes on. */
export const Callback = () => {
  const { state, finish } = useSignIn(settings);
  const navigate = useNavigate();
  useEffect(() => {
    void finish(location.href).then((after) => {
      if (after.status === 'signed-in') void navigate(after.returnTo ?? '/account', { replace: true });
    });
  }, [finish, navigate]);
  return (
    <>
      <title>Sign-in · Halm</title>
      <h1>{state.status === 'failed' ? 'The sign-in failed' : 'One moment …'}</h1>
      {state.status === 'failed' && <Failure error={new Error(state.message)} />}
    </>
  );
};
