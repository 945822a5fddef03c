import { useState } from 'react';
import { useControlCalls } from '../use-control.ts';
import { Button } from '../../../components/button.tsx';
import { hasMembers } from '../../../lib/trees.ts';
import { text } from '../../../text/developer.ts';
import styles from './state-tree.module.css';

/** Maximum number of members shown in an expanded branch. */
const MOST = 200;

const Branch = ({ name, value }: { name: string; value: unknown }) => {
  const [open, setOpen] = useState(false);
  if (!hasMembers(value))
    return (
      <li className={styles['leaf']}>
        <span className={styles['name']}>{name}</span> <code>{JSON.stringify(value)}</code>
      </li>
    );
  const members = Object.entries(value);
  return (
    <li>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles['name']}>{name}</span>{' '}
          <span className={styles['count']}>{text.state.members(members.length)}</span>
        </summary>
        {open && (
          <ul className={styles['tree']}>
            {members.slice(0, MOST).map(([key, member]) => (
              <Branch key={key} name={key} value={member} />
            ))}
            {members.length > MOST && (
              <li className={styles['count']}>{text.state.more(members.length - MOST)}</li>
            )}
          </ul>
        )}
      </details>
    </li>
  );
};

/** The state as a tree; read only on request, because it may be large. */
export const StateTree = () => {
  const [state, setState] = useState<object>();
  const { busy, turn } = useControlCalls();
  const read = () => turn(async (send) => setState(await send<object>('GET /sandbox/state')));
  return (
    <>
      <Button size="small" busy={busy} onPress={() => void read()}>
        {state ? text.state.readAgain : text.state.read}
      </Button>
      {state && (
        <ul className={styles['tree']}>
          {Object.entries(state).map(([name, value]) => (
            <Branch key={name} name={name} value={value} />
          ))}
        </ul>
      )}
    </>
  );
};
