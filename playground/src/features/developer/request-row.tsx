import { useEffect, useRef, useState } from 'react';
import { adviceForCode } from 'vitrine';
import { Button, PressButton, TextButton } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Actions, Facts } from '../../components/panel.tsx';
import { allAdvice } from '../../lib/all-advice.ts';
import { announce, toast } from '../../lib/announcer.ts';
import { openRow } from '../../lib/drawers.ts';
import { useStore } from '../../lib/use-store.ts';
import { generationOf } from '../../site/generation-of-call.ts';
import type { LogEntry } from '../../site/request-log.ts';
import { useSiteStatus } from '../../site/services.ts';
import { siteTime } from '../../site/site-status.ts';
import { text } from '../../text/developer.ts';
import { CallLinks } from './call-links.tsx';
import { CallStatus, durationText } from './call-status.tsx';
import { asFixture } from './copy-formats.ts';
import styles from './developer.module.css';
import { hookOf } from './hook-of.ts';
import { useCallPrograms } from './use-call-programs.ts';
import { Wires } from './wire.tsx';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

const CallFacts = ({ entry }: { entry: LogEntry }) => {
  const { call, pressed } = entry;
  return (
    <Facts
      rows={[
        [
          text.developer.pressed,
          pressed && (
            <TextButton
              key="pressed"
              aria-label={text.developer.showPressed(pressed.name)}
              onPress={() => {
                if (!pressed.show()) toast(text.developer.gone(pressed.name));
              }}
            >
              {pressed.name}
            </TextButton>
          ),
        ],
        [text.developer.hook, hookOf(entry)],
        [text.developer.role, call.role ?? text.developer.none],
        [text.developer.service, call.service],
        [text.developer.tries, String(entry.wires.length)],
        [text.developer.code, call.code],
        [text.developer.advice, adviceForCode(call.code ?? '', ...allAdvice)?.text],
        [text.developer.requestId, call.requestId],
      ]}
    />
  );
};

const CallTools = ({ entry }: { entry: LogEntry }) => {
  const [busy, setBusy] = useState(false);
  const programs = useCallPrograms(entry);
  const repeat = async () => {
    setBusy(true);
    try {
      await entry.repeat();
      announce(text.developer.repeated);
    } catch (cause) {
      announce(cause instanceof Error ? cause.message : text.developer.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div data-no-cause>
      <Actions>
        {entry.call.operation !== 'createToken' && (
          <Button size="small" busy={busy} onPress={() => void repeat()}>
            {text.developer.replay}
          </Button>
        )}
        <CopyButton label={text.developer.copyFixture} value={asFixture(entry)} />
        {programs.map(({ name, code }) => (
          <CopyButton key={name} label={text.developer.copyAs(name)} value={code} />
        ))}
      </Actions>
    </div>
  );
};

/** The line of a call: what was called when, and how it ended. */
const CallLine = ({ entry }: { entry: LogEntry }) => {
  const { call, wires, at, moved } = entry;
  const status = useSiteStatus();
  const { service = '', operation } = call;
  const version = generationOf({ service, operation });
  return (
    <>
      <span className={styles['method']}>{call.method}</span>
      <span className={styles['operation']}>{operation}</span>
      <CallStatus entry={entry} />
      <span className={styles['method']}>{status && clock.format(siteTime(status, at, moved))}</span>
      <span className={styles['path']}>
        {version && (
          <>
            <span className="visually-hidden">{text.generation.answered(version)} </span>
            <span aria-hidden="true">{version} · </span>
          </>
        )}
        {hookOf(entry) ?? call.path}
      </span>
      <span className={styles['took']}>
        {wires.length > 1 ? `${text.developer.times(wires.length)} · ` : ''}
        {durationText(entry)}
      </span>
    </>
  );
};

/** One call in a line; a press shows all its details. */
export const RequestRow = ({ entry, isFresh }: { entry: LogEntry; isFresh: boolean }) => {
  const row = useRef<HTMLLIElement>(null);
  const isAsked = useStore(openRow) === entry.id;
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => {
    if (isAsked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <li ref={row} className={styles['row']} {...(isFresh && { 'data-fresh': '' })}>
      <PressButton
        className={styles['line']}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        data-no-cause
      >
        <CallLine entry={entry} />
      </PressButton>
      {isOpen && (
        <div className={styles['details']}>
          <CallLinks entry={entry} here="log" />
          <CallFacts entry={entry} />
          <CallTools entry={entry} />
          <Wires wires={entry.wires} />
        </div>
      )}
    </li>
  );
};
