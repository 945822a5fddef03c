import type { ReactNode } from 'react';
import type { MemberAccountSection } from 'vitrine/redirect-session';
import { useCreateRedirectSession } from 'vitrine/react/redirect-session';
import { pageUrl } from '../../lib/base.ts';
import { Button } from '../../components/button.tsx';
import type { Look } from '../../components/button-look.ts';
import { Panel } from '../../components/panel.tsx';
import { toast } from '../../lib/announcer.ts';
import { failureText } from '../../lib/failure.ts';

/** Opens a section of the account on the platform's page, which returns here. */
export const PlatformButton = ({
  area,
  kind = 'primary',
  children,
}: {
  area: MemberAccountSection;
  kind?: NonNullable<Look['kind']>;
  children: ReactNode;
}) => {
  const session = useCreateRedirectSession();
  return (
    <Button
      kind={kind}
      busy={session.isPending}
      onPress={() =>
        session.mutate(
          {
            data: {
              memberAccountPage: { section: area },
              callbacks: { postFlowUrl: pageUrl('account') },
            },
          },
          {
            onSuccess: ({ redirectSession }) => location.assign(redirectSession?.fullUrl ?? ''),
            onError: (cause) => toast(failureText(cause), 'error'),
          },
        )
      }
    >
      {children}
    </Button>
  );
};

/** A section of the account that the platform hosts. */
export const PlatformPart = ({
  area,
  title,
  body,
  go,
}: {
  area: MemberAccountSection;
  title: string;
  body: string;
  go: string;
}) => <Panel title={title} lead={body} footer={<PlatformButton area={area}>{go}</PlatformButton>} />;
