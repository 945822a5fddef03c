import { Group } from 'react-aria-components/Group';
import { useState } from 'react';
import { hasMembers } from '../../lib/trees.ts';
import styles from './json-tree.module.css';

/** Characters of a value that is shown whole at first. */
const SHORT = 3000;
/** Levels of a longer value that are open at first. */
const OPEN = 3;
/** In a longer value, a list or object with more members is folded at first. */
const MANY = 12;

const Primitive = ({ value }: { value: unknown }) => {
  const shown = JSON.stringify(value) ?? 'undefined';
  return (
    // A text with spaces may wrap; an id may not.
    <span data-token={typeof value} {...(shown.includes(' ') && { 'data-wraps': '' })}>
      {shown}
    </span>
  );
};

const Name = ({ name }: { name: string | undefined }) =>
  name !== undefined && (
    <>
      <span data-token="name">{name}</span>
      {': '}
    </>
  );

interface NodeProps {
  readonly name?: string;
  readonly value: unknown;
  readonly depth: number;
  /** Whether the whole value is short. */
  readonly isShort: boolean;
}

const Members = ({ name, value, depth, isShort }: NodeProps & { value: Record<string, unknown> }) => {
  const members = Object.entries(value);
  const [isOpen, setIsOpen] = useState(isShort || (depth < OPEN && (depth === 0 || members.length <= MANY)));
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Name name={name} />
        {isOpen ? open : `${open} ${members.length} ${close}`}
      </summary>
      {isOpen && (
        <>
          <ul>
            {members.map(([key, member]) => (
              <li key={key}>
                <Node
                  {...(!Array.isArray(value) && { name: key })}
                  value={member}
                  depth={depth + 1}
                  isShort={isShort}
                />
              </li>
            ))}
          </ul>
          {close}
        </>
      )}
    </details>
  );
};

const Node = ({ name, value, ...rest }: NodeProps) =>
  hasMembers(value) && Object.keys(value).length > 0 ? (
    <Members {...(name !== undefined && { name })} value={value} {...rest} />
  ) : (
    <span className={styles['leaf']}>
      <Name name={name} />
      <Primitive value={value} />
    </span>
  );

/** A JSON value as a tree that folds. */
export const JsonTree = ({ label, value }: { label: string; value: unknown }) => (
  <Group aria-label={label} dir="ltr" className={styles['tree'] ?? ''}>
    <Node value={value} depth={0} isShort={JSON.stringify(value).length < SHORT} />
  </Group>
);
