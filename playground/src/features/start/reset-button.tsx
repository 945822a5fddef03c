import { type NewSite, useStartSite } from './use-start-site.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { text } from '../../text/start.ts';

/** Resets the site to the start of its seed, after a confirmation. */
const ResetButton = ({ site: { scenario, seed } }: { site: NewSite }) => {
  const { start, busy } = useStartSite();
  return (
    <ConfirmDialog
      trigger={
        <Button kind="quiet" busy={busy}>
          {text.start.reset}
        </Button>
      }
      title={text.start.resetTitle}
      body={text.start.resetBody(text.site.nameOf(scenario), seed)}
      confirm={text.start.resetConfirm}
      onConfirm={() => void start({ scenario, seed }, '/')}
    />
  );
};

export default ResetButton;
