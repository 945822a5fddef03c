import { Fragment, type ReactNode } from 'react';
import type { RichContentNode } from 'vitrine/events-v3';
import styles from './event.module.css';

/** A node of the rich-content tree; its children are untyped. */
interface Node {
  readonly type?: unknown;
  readonly nodes?: unknown;
  readonly textData?: { readonly text?: unknown; readonly decorations?: unknown };
}

const nodesOf = ({ nodes }: Node): readonly Node[] => (Array.isArray(nodes) ? (nodes as Node[]) : []);

const decorations = ({ textData }: Node): readonly unknown[] =>
  Array.isArray(textData?.decorations) ? textData.decorations.map((one) => Object(one).type as unknown) : [];

const words = (node: Node): ReactNode => {
  const text = node.textData?.text;
  if (typeof text !== 'string')
    return nodesOf(node).map((inner, at) => <Fragment key={at}>{words(inner)}</Fragment>);
  const how = decorations(node);
  const strong = how.includes('BOLD') ? <strong>{text}</strong> : text;
  return how.includes('ITALIC') ? <em>{strong}</em> : strong;
};

const Block = ({ node }: { node: Node }) => {
  if (node.type === 'HEADING') return <h3 dir="auto">{words(node)}</h3>;
  if (node.type === 'BULLETED_LIST' || node.type === 'ORDERED_LIST') {
    const items = nodesOf(node).map((item, at) => <li key={at}>{words(item)}</li>);
    return node.type === 'BULLETED_LIST' ? <ul dir="auto">{items}</ul> : <ol dir="auto">{items}</ol>;
  }
  return <p dir="auto">{words(node)}</p>;
};

/**
 * Text of the platform's rich-content editor: paragraphs, headings and lists. Pictures and other nodes are left out.
 */
export const Prose = ({ nodes }: { nodes: readonly RichContentNode[] }) => (
  <div className={styles['prose']}>
    {nodes.map((node, at) => (
      <Block key={node.id ?? at} node={node} />
    ))}
  </div>
);
