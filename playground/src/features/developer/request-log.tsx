import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField } from 'react-aria-components/SearchField';
import { useServices } from '../../site/services.ts';
import { useStore } from '../../lib/use-store.ts';
import { Button } from '../../components/button.tsx';
import control from '../../components/field.module.css';
import { matching } from '../../site/request-log.ts';
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
    <>
      <div className={styles['tools']}>
        <p className={styles['lead']}>{text.developer.lead}</p>
        <div className={styles['filter']}>
          <SearchField value={filter} onChange={setFilter}>
            <Label className="visually-hidden">{text.developer.filter}</Label>
            <Input className={control['input'] ?? ''} placeholder={text.developer.filter} />
          </SearchField>
          <Button size="small" onPress={log.clear} isDisabled={entries.length === 0}>
            {text.developer.clear}
          </Button>
        </div>
        <SessionTools />
        <p className={`${styles['lead'] ?? ''} tabular`}>{text.developer.count(shown.length)}</p>
      </div>
      {shown.length > 0 ? (
        <ol className={styles['rows']} aria-label={text.developer.log}>
          {shown.map((entry) => (
            <RequestRow key={entry.id} entry={entry} isFresh={last !== undefined && entry.pressed === last} />
          ))}
        </ol>
      ) : (
        <p className={styles['none']}>
          {entries.length === 0 ? text.developer.empty : text.developer.noMatch}
        </p>
      )}
    </>
  );
};
