import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';
import { Button } from '../components/Button.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { EmptyState } from '../components/State.tsx';
import { text } from '../text/text.ts';

/** Pages on which somebody signs in, or is signed in. */
const personal = /^\/(account|sign-in|register|verify|pending|recover|sso|callback)(\/|$)/;

/** Keeps the owner and apps, who have no session, from pages that are about one. */
export const NeedsSession = ({ children }: { children: ReactNode }) => {
  const { session, identity } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (session || !personal.test(pathname)) return children;
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
