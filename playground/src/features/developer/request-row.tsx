import { useEffect, useRef, useState } from 'react';
import { adviceForCode } from 'vitrine';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Button, TextButton } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { announce, toast } from '../../lib/announcer.ts';
import { openRow } from '../../lib/drawers.ts';
import { useStore } from '../../lib/use-store.ts';
import { CallLinks } from './call-links.tsx';
import { CallStatus, durationText } from './call-status.tsx';
import { hookOf } from './hook-of.ts';
import { asFixture } from './copy-formats.ts';
import { generationOf } from '../../site/generation-of-call.ts';
import { useSiteStatus } from '../../site/services.ts';
import { siteTime } from '../../site/site-status.ts';
import type { LogEntry } from '../../site/request-log.ts';
import { text } from '../../text/developer.ts';
import styles from './developer.module.css';
import { useCallPrograms } from './use-call-programs.ts';
import { Wires } from './wire.tsx';
import { allAdvice } from '../../lib/all-advice.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

const Facts = ({ entry }: { entry: LogEntry }) => {
  const { call, pressed } = entry;
  const hook = hookOf(entry);
  const advice = adviceForCode(call.code ?? '', ...allAdvice);
  const facts = [
    ...(hook === undefined ? [] : [[text.developer.hook, hook]]),
    [text.developer.role, call.role ?? text.developer.none],
    [text.developer.service, call.service],
    [text.developer.tries, String(entry.wires.length)],
    ...(call.code === undefined ? [] : [[text.developer.code, call.code]]),
    ...(advice === undefined ? [] : [[text.developer.advice, advice.text]]),
    ...(call.requestId === undefined ? [] : [[text.developer.requestId, call.requestId]]),
  ];
  return (
    <dl className={styles['facts']}>
      {pressed && (
        <div>
          <dt>{text.developer.pressed}</dt>
          <dd>
            <TextButton
              aria-label={text.developer.showPressed(pressed.name)}
              onPress={() => {
                if (!pressed.show()) toast(text.developer.gone(pressed.name));
              }}
            >
              {pressed.name}
            </TextButton>
          </dd>
        </div>
      )}
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Actions = ({ entry }: { entry: LogEntry }) => {
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
    <div className={styles['copies']} data-no-cause>
      {entry.call.operation !== 'createToken' && (
        <Button size="small" busy={busy} onPress={() => void repeat()}>
          {text.developer.replay}
        </Button>
      )}
      <CopyButton label={text.developer.copyFixture} value={asFixture(entry)} />
      {programs.map(({ name, code }) => (
        <CopyButton key={name} label={text.developer.copyAs(name)} value={code} />
      ))}
    </div>
  );
};

/** One call in a line; expands to all its details. */
export const RequestRow = ({ entry, isFresh }: { entry: LogEntry; isFresh: boolean }) => {
  const { call, wires, at, moved } = entry;
  const status = useSiteStatus();
  const hook = hookOf(entry);
  const { service = '', operation } = call;
  const version = generationOf({ service, operation });
  const row = useRef<HTMLLIElement>(null);
  const isAsked = useStore(openRow) === entry.id;
  useEffect(() => {
    if (isAsked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <li ref={row} className={styles['row']} {...(isFresh && { 'data-fresh': '' })}>
      <Disclosure defaultExpanded={isAsked}>
        {({ isExpanded }) => (
          <>
            <AriaButton slot="trigger" className={styles['line'] ?? ''} data-no-cause>
              <span className={styles['method']}>{call.method}</span>
              <span className={styles['operation']}>{call.operation}</span>
              <CallStatus entry={entry} />
              <span className={styles['time']}>{status && clock.format(siteTime(status, at, moved))}</span>
              <span className={styles['path']}>
                {version && (
                  <>
                    <span className="visually-hidden">{text.generation.answered(version)} </span>
                    <span aria-hidden="true" className={styles['version']}>
                      {version}
                    </span>{' '}
                  </>
                )}
                {hook ?? call.path}
              </span>
              <span className={styles['took']}>
                {wires.length > 1 ? `${text.developer.times(wires.length)} · ` : ''}
                {durationText(entry)}
              </span>
            </AriaButton>
            <DisclosurePanel>
              {isExpanded && (
                <div className={styles['details']}>
                  <CallLinks entry={entry} here="log" />
                  <Facts entry={entry} />
                  <Actions entry={entry} />
                  <Wires wires={wires} />
                </div>
              )}
            </DisclosurePanel>
          </>
        )}
      </Disclosure>
    </li>
  );
};
