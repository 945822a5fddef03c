import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { clientOf } from 'vitrine/react';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState } from '../../components/state.tsx';
import { text } from '../../text/members.ts';

/** The parent route of the sign-in and account pages, which are for visitors and members. */
export const MembersArea = () => {
  const { session } = clientOf(useQueryClient());
  if (session) return <Outlet />;
  const words = text.members.signIn;
  return (
    <EmptyState icon="key" title={<PageHeading title={words.noSession} />} body={words.noSessionText}>
      <LinkButton to="/sign-in" search={{ as: undefined }} kind="primary">
        {words.noSessionGo}
      </LinkButton>
    </EmptyState>
  );
};
