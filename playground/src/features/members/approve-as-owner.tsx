import { useMutation } from '@tanstack/react-query';
import { usePlayground } from '../../site/services.ts';
import { Button } from '../../components/button.tsx';
import { toast } from '../../lib/announcer.ts';
import { text } from '../../text/members.ts';

interface SiteMembers {
  readonly members: readonly { readonly id: string; readonly email: string }[];
}

/** Approves the waiting member, as the owner does in the platform's dashboard: no call of the platform does it. */
export const ApproveAsOwner = ({ email }: { email: string }) => {
  const { control } = usePlayground();
  const words = text.members.pending;
  const approve = useMutation({
    mutationFn: async () => {
      const { members } = await control.send<SiteMembers>('GET /sandbox/state');
      const member = members.find((one) => one.email === email)?.id;
      return control.send('POST /sandbox/members/approve', { member });
    },
    onSuccess: () => toast(words.approved(email)),
    onError: (cause) => toast(cause.message, 'error'),
  });
  return (
    <Button busy={approve.isPending} onPress={() => approve.mutate()}>
      {words.approveAsOwner}
    </Button>
  );
};
