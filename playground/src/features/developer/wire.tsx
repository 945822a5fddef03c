import { Group } from 'react-aria-components/Group';
import { JsonTree } from '../../components/code/json-tree.tsx';
import { WholeWords } from '../../components/code/whole-words.tsx';
import { hasMembers } from '../../lib/trees.ts';
import type { Exchange } from '../../site/wire-tap.ts';
import { text } from '../../text/developer.ts';
import styles from './developer.module.css';

/** The parsed body if it is a JSON object or list. */
const treeOf = (body: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(body);
    return hasMembers(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const Body = ({ label, body }: { label: string; body: string }) => {
  const tree = treeOf(body);
  return tree ? <JsonTree label={label} value={tree} /> : <pre className={styles['code']}>{body}</pre>;
};

interface MessageProps {
  title: string;
  /** Method and address, or the status. */
  line: string;
  headers: Exchange['requestHeaders'];
  body: string | undefined;
}

const Message = ({ title, line, headers, body }: MessageProps) => (
  <Group aria-label={title} className={styles['wire'] ?? ''}>
    <h3>{title}</h3>
    <p className={styles['code']}>
      <WholeWords>{line}</WholeWords>
    </p>
    {headers.length > 0 && (
      <details>
        <summary>{text.developer.headers(headers.length)}</summary>
        <ul className={styles['code']}>
          {headers.map(([name, value], index) => (
            <li key={index}>
              <WholeWords>{`${name}: ${value}`}</WholeWords>
            </li>
          ))}
        </ul>
      </details>
    )}
    {body !== undefined && <Body label={text.layers.bodyOf(title)} body={body} />}
  </Group>
);

const Wire = ({ wire, number }: { wire: Exchange; number: number | undefined }) => (
  <>
    <Message
      title={number === undefined ? text.developer.request : text.developer.requestOf(number)}
      line={`${wire.method} ${wire.url}`}
      headers={wire.requestHeaders}
      body={wire.requestBody}
    />
    <Message
      title={number === undefined ? text.developer.response : text.developer.responseOf(number)}
      line={wire.status === undefined ? text.developer.none : String(wire.status)}
      headers={wire.responseHeaders}
      body={wire.responseBody}
    />
  </>
);

/** The requests of one call and their responses, with secrets masked; earlier tries are folded. */
export const Wires = ({ wires }: { wires: readonly Exchange[] }) => {
  const last = wires.at(-1);
  if (!last) return null;
  const earlier = wires.slice(0, -1);
  return (
    <>
      {earlier.length > 0 && (
        <details>
          <summary>{text.developer.earlier(earlier.length)}</summary>
          {earlier.map((wire, index) => (
            <Wire key={index} wire={wire} number={index + 1} />
          ))}
        </details>
      )}
      <Wire wire={last} number={earlier.length > 0 ? wires.length : undefined} />
    </>
  );
};
