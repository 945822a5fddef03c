import { useState } from 'react';
import { useServices } from '../../site/services.ts';
import { useStore } from '../../lib/use-store.ts';
import { Button } from '../../components/button.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Actions } from '../../components/panel.tsx';
import { announce } from '../../lib/announcer.ts';
import { type KeptSession, readSession } from '../../site/session.ts';
import { text } from '../../text/developer.ts';
import styles from './developer.module.css';

const download = (session: KeptSession): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(session)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vitrine-session.json';
  link.click();
  URL.revokeObjectURL(url);
};

/** Records calls, exports the recording as a file and replays a file. */
export const SessionTools = () => {
  const { recorder, clients, config, site } = useServices();
  const { status, steps, kept } = useStore(recorder.state);
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<string | undefined>): Promise<void> => {
    setBusy(true);
    try {
      const outcome = await work();
      setSaid(outcome);
      if (outcome !== undefined) announce(outcome);
    } catch (cause) {
      setSaid(cause instanceof Error ? cause.message : text.developer.failed);
    } finally {
      setBusy(false);
      await site.refresh();
    }
  };
  const record = () =>
    during(async () => {
      await recorder.record();
      await clients.startAnew();
      return undefined;
    });
  const stop = () =>
    during(async () => {
      await recorder.stop();
      return text.developer.kept(steps, recorder.state.get().kept?.hash.slice(0, 16) ?? '');
    });
  const play = (file: File) =>
    during(async () => {
      const {
        same,
        hash,
        steps: played,
        different,
      } = await recorder.play(readSession(await file.text()), config.sandboxUrl);
      await clients.startAnew();
      return same
        ? text.developer.playedSame(played, hash.slice(0, 16))
        : text.developer.playedOther(played, different, hash.slice(0, 16));
    });
  return (
    <div data-no-cause>
      <Actions>
        {status === 'recording' ? (
          <Button size="small" kind="primary" busy={busy} onPress={() => void stop()}>
            {text.developer.stop(steps)}
          </Button>
        ) : (
          <Button size="small" busy={busy} onPress={() => void record()}>
            {text.developer.record}
          </Button>
        )}
        {kept && (
          <Button size="small" onPress={() => download(kept)}>
            {text.developer.exportSession}
          </Button>
        )}
        <FileButton size="small" busy={busy} accept="application/json" onFile={(file) => void play(file)}>
          {text.developer.importSession}
        </FileButton>
      </Actions>
      {said !== undefined && <p className={styles['soft']}>{said}</p>}
    </div>
  );
};
