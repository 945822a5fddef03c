import { adviceForCode } from 'vitrine';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import type { LogEntry } from '../../lib/requestLog.ts';
import type { Exchange } from '../../lib/wireTap.ts';
import { text } from '../../text/text.ts';
import styles from './Developer.module.css';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Longer texts scroll inside their field. */
const LINES = 16;

interface WireProps {
  title: string;
  address?: string;
  headers: Exchange['requestHeaders'];
  body: string | undefined;
}

const Wire = ({ title, address, headers, body }: WireProps) => {
  const lines = [
    ...(address === undefined ? [] : [address]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', ...body.split('\n')]),
  ];
  return (
    <section className={styles['wire']}>
      <h3>{title}</h3>
      <textarea
        readOnly
        className={styles['code']}
        aria-label={title}
        rows={Math.min(lines.length, LINES)}
        value={lines.join('\n')}
      />
    </section>
  );
};

/** One call: a line, and on request everything that is known about it. */
export const RequestRow = ({ entry: { call, wire, at } }: { entry: LogEntry }) => {
  const failed = call.status === undefined || call.status >= 400;
  const advice = adviceForCode(call.code ?? '');
  const facts = [
    [text.developer.role, call.role ?? text.developer.none],
    [text.developer.service, call.service],
    [text.developer.tries, String(call.attempts)],
    ...(call.code === undefined ? [] : [[text.developer.code, call.code]]),
    ...(advice === undefined ? [] : [[text.developer.advice, advice.text]]),
    ...(call.requestId === undefined ? [] : [[text.developer.requestId, call.requestId]]),
  ];
  return (
    <li className={styles['row']}>
      <Disclosure>
        <Button slot="trigger" className={styles['line'] ?? ''}>
          <span className={styles['method']}>{call.method}</span>
          <span className={styles['operation']}>{call.operation}</span>
          <span className={styles['status']} {...(failed && { 'data-bad': '' })}>
            {call.status ?? text.developer.failed}
          </span>
          <span className={styles['time']}>{clock.format(at)}</span>
          <span className={styles['path']}>{call.path}</span>
          <span className={styles['took']}>{text.developer.duration(call.durationMs)}</span>
        </Button>
        <DisclosurePanel>
          <div className={styles['details']}>
            <dl className={styles['facts']}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {wire && (
              <>
                <Wire
                  title={text.developer.request}
                  address={`${wire.method} ${wire.url}`}
                  headers={wire.requestHeaders}
                  body={wire.requestBody}
                />
                <Wire
                  title={text.developer.response}
                  headers={wire.responseHeaders}
                  body={wire.responseBody}
                />
              </>
            )}
          </div>
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
};
