import type { Exchange } from '../../site/wire-tap.ts';
import { text } from '../../text/text.ts';
import styles from './developer.module.css';

/** Lines of text before the field scrolls. */
const LINES = 16;

interface MessageProps {
  title: string;
  address?: string;
  headers: Exchange['requestHeaders'];
  body: string | undefined;
}

const Message = ({ title, address, headers, body }: MessageProps) => {
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
        dir="ltr"
        className={styles['code']}
        aria-label={title}
        rows={Math.min(lines.length, LINES)}
        value={lines.join('\n')}
      />
    </section>
  );
};

/** One request and its response, with secrets masked. */
export const Wire = ({ wire, number }: { wire: Exchange; number?: number | undefined }) => (
  <>
    <Message
      title={number === undefined ? text.developer.request : text.developer.requestOf(number)}
      address={`${wire.method} ${wire.url}`}
      headers={wire.requestHeaders}
      body={wire.requestBody}
    />
    <Message
      title={number === undefined ? text.developer.response : text.developer.responseOf(number)}
      headers={[
        ...(wire.status === undefined ? [] : [['status', String(wire.status)] as const]),
        ...wire.responseHeaders,
      ]}
      body={wire.responseBody}
    />
  </>
);
