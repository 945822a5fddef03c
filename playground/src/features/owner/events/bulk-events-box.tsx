import { useState } from 'react';
import type { EventFilter } from 'vitrine/events-v3';
import { useQueryEvents } from 'vitrine/react/events-v3';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { DialogActions, DialogBox } from '../../../components/dialog-box.tsx';
import { Skeleton } from '../../../components/state.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { type BulkKind, canChange } from './events-bulk.ts';
import { text } from '../../../text/owner.ts';
import { BulkOutcomes } from './bulk-outcomes.tsx';
import { eventStatusWord } from './event-words.ts';
import styles from '../owner.module.css';
import { useBulkEvents } from './use-bulk-events.ts';

/** Maximum number of events on one page, and so in one bulk call of this table. */
const MOST = 1000;

/** A bulk call on events: preview, confirmation and result. */
export const BulkEventsBox = ({
  kind,
  filter,
  drafts,
  onClose,
}: {
  kind: BulkKind;
  filter: EventFilter;
  /** Whether the identity may read drafts. */
  drafts: boolean;
  onClose: () => void;
}) => {
  const words = text.owner.events.bulk;
  const [typed, setTyped] = useState('');
  const [frozen] = useState({ kind, filter });
  const bulk = useBulkEvents(frozen.kind);
  const preview = useQueryEvents(
    { query: { filter: frozen.filter, paging: { limit: MOST } }, includeDrafts: drafts },
    { query: { enabled: !bulk.outcomes } },
  );
  const events = preview.data?.events ?? [];
  const total = `${events.length}`;
  const kept = events.filter((event) => !canChange(frozen.kind, event)).length;
  const isMeant = typed.trim() === total && events.length > 0;
  return (
    <DialogBox title={words[frozen.kind].title} open onClose={onClose} role="alertdialog" wide>
      {bulk.outcomes ? (
        <BulkOutcomes kind={frozen.kind} outcomes={bulk.outcomes} onClose={onClose} />
      ) : (
        <>
          {preview.isPending && <Skeleton height="6rem" />}
          {preview.error && <CallFailed error={preview.error} onRetry={() => void preview.refetch()} />}
          {preview.data && (
            <>
              <p>{words[frozen.kind].means(events.length)}</p>
              <ul className={styles['preview']} aria-label={words.list}>
                {events.map((event) => (
                  <li key={event.id}>
                    <span>{event.title}</span>
                    <small>{eventStatusWord(event.status ?? '')}</small>
                  </li>
                ))}
              </ul>
              {kept > 0 && <p className={styles['soft']}>{words.kept(kept)}</p>}
              <TextInput
                label={words.type(events.length)}
                value={typed}
                onChange={setTyped}
                input={{ inputMode: 'numeric', autoComplete: 'off' }}
              />
            </>
          )}
          {bulk.error && <CallFailed error={bulk.error} />}
          <DialogActions>
            <Button onPress={onClose}>
              {frozen.kind === 'cancel' ? words.cancel.keep : text.common.cancel}
            </Button>
            <Button
              kind="danger"
              isDisabled={!isMeant}
              busy={bulk.isPending}
              onPress={() => void bulk.run(frozen.filter, events).catch(() => undefined)}
            >
              {words[frozen.kind].action}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogBox>
  );
};
