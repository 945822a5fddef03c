import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { arrived } from '../site/automatic-sign-in.ts';
import { useServices, useSessionFacts } from '../site/services.ts';
import { useStore } from '../lib/use-store.ts';
import { Button } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../components/state.tsx';
import { sampleMembers } from '../site/identities.ts';
import { text } from '../text/text.ts';

/** Pages for signing in, for members, or with a cart. */
const personal = /^\/(account|cart|sign-in|register|verify|pending|recover|sso|callback)(\/|$)/;

/**
 * Blocks pages that need a session for the owner and apps, and waits until the automatic sign-in of members has
 * finished.
 */
export const NeedsSession = ({ children }: { children: ReactNode }) => {
  const { session, identity, client } = useServices();
  const { loggedIn } = useSessionFacts();
  const waits = !useStore(arrived).has(client) && sampleMembers[identity] !== undefined && !loggedIn;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!personal.test(pathname)) return children;
  // A members' page must not redirect an identity whose sign-in is still pending.
  if (session) return waits ? <Skeleton height="16rem" /> : children;
  return (
    <EmptyState
      icon="person"
      title={<PageHeading title={text.identity.noSession} />}
      body={text.identity.noSessionBody(text.identity.names[identity])}
    >
      <Button
        kind="primary"
        onPress={() => void navigate({ to: '.', search: (search) => ({ ...search, as: undefined }) })}
      >
        {text.identity.goOnAs(text.identity.names.a)}
      </Button>
    </EmptyState>
  );
};
