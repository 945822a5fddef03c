import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { useStore } from '../../lib/use-store.ts';
import { matching } from '../../site/request-log.ts';
import { useServices } from '../../site/services.ts';
import { text } from '../../text/developer.ts';
import styles from './developer.module.css';
import { RequestRow } from './request-row.tsx';
import { SessionTools } from './session-tools.tsx';

/** The calls of this page, newest first. */
export const RequestLog = () => {
  const { log } = useServices();
  const entries = useStore(log.entries);
  const [filter, setFilter] = useState('');
  const shown = matching(entries, filter);
  const last = entries.find(({ pressed }) => pressed)?.pressed;
  return (
    <div className={styles['page']}>
      <p className={styles['soft']}>{text.developer.lead}</p>
      <SearchBox
        value={filter}
        onSearch={setFilter}
        label={text.developer.filter}
        hint={text.developer.filter}
      />
      <SessionTools />
      <div className={styles['about']}>
        <span className="tabular">{text.developer.count(shown.length)}</span>
        <Button size="small" onPress={log.clear} isDisabled={entries.length === 0}>
          {text.developer.clear}
        </Button>
      </div>
      {shown.length > 0 ? (
        <ol aria-label={text.developer.log}>
          {shown.map((entry) => (
            <RequestRow key={entry.id} entry={entry} isFresh={last !== undefined && entry.pressed === last} />
          ))}
        </ol>
      ) : (
        <p className={styles['soft']}>
          {entries.length === 0 ? text.developer.empty : text.developer.noMatch}
        </p>
      )}
    </div>
  );
};
