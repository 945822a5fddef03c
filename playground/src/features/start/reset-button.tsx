import { buttonLook } from '../../components/button-look.ts';
import { lazyMenu, MenuButton } from '../../components/menu-button.tsx';
import { text } from '../../text/start.ts';
import type { ResetDialogProps } from './reset-dialog.tsx';
import { type NewSite, useStartSite } from './use-start-site.ts';

const resetDialog = lazyMenu<ResetDialogProps>(() => import('./reset-dialog.tsx'));

/** Resets the site to the start of its seed, after a confirmation. */
export const ResetButton = ({ site: { scenario, seed } }: { site: NewSite }) => {
  const { start, busy } = useStartSite();
  return (
    <MenuButton
      {...buttonLook({ kind: 'quiet' })}
      {...(busy && { 'data-busy': '' })}
      aria-haspopup="dialog"
      menu={resetDialog}
      own={{
        title: text.start.resetTitle,
        body: text.start.resetBody(text.site.nameOf(scenario), seed),
        action: text.start.resetConfirm,
        onConfirm: () => {
          if (!busy) void start({ scenario, seed }, '/');
        },
      }}
    >
      {text.start.reset}
    </MenuButton>
  );
};
