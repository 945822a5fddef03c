import { useState } from 'react';
import type { EventFilter } from 'vitrine/events-v3';
import { useQueryEvents } from 'vitrine/react/events-v3';
import { Button } from '../../../components/button.tsx';
import { DialogActions, DialogBox } from '../../../components/dialog-box.tsx';
import { Failure } from '../../../components/failure.tsx';
import { List, Row } from '../../../components/list.tsx';
import { readingOf } from '../../../components/loaded.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { named } from '../../../lib/named.ts';
import { text } from '../../../text/owner.ts';
import styles from '../owner.module.css';
import { eventStatusWord } from './event-words.ts';
import { type BulkKind, type BulkOutcome, canChange } from './events-bulk.ts';
import { useBulkEvents } from './use-bulk-events.ts';

/** Maximum number of events on one page, and so in one bulk call of this table. */
const MOST = 1000;

interface BulkProps {
  kind: BulkKind;
  filter: EventFilter;
  /** Whether the identity may read drafts. */
  drafts: boolean;
  onClose: () => void;
}

/** The events that the call affects, and the question for their number. */
const Preview = ({
  kind,
  filter,
  drafts,
  bulk,
  onClose,
}: BulkProps & { bulk: ReturnType<typeof useBulkEvents> }) => {
  const words = text.owner.events.bulk;
  const [typed, setTyped] = useState('');
  const preview = useQueryEvents({ query: { filter, paging: { limit: MOST } }, includeDrafts: drafts });
  const events = preview.data?.events ?? [];
  const kept = events.filter((event) => !canChange(kind, event)).length;
  const isMeant = typed.trim() === `${events.length}` && events.length > 0;
  return (
    <>
      <p>{preview.data && words[kind].means(events.length)}</p>
      <List label={words.list} empty={null} reading={readingOf(preview)}>
        {events.map(({ id, title, status }) => (
          <Row key={id} title={named(title)} status={eventStatusWord(status)} />
        ))}
      </List>
      {kept > 0 && <p className={styles['soft']}>{words.kept(kept)}</p>}
      {preview.data && (
        <TextInput
          label={words.type(events.length)}
          value={typed}
          onChange={setTyped}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
      )}
      {bulk.error && <Failure error={bulk.error} />}
      <DialogActions>
        <Button onPress={onClose}>{kind === 'cancel' ? words.cancel.keep : text.common.cancel}</Button>
        <Button
          kind="danger"
          isDisabled={!isMeant}
          busy={bulk.isPending}
          onPress={() => void bulk.run(filter, events).catch(() => undefined)}
        >
          {words[kind].action}
        </Button>
      </DialogActions>
    </>
  );
};

/** The result of a bulk call for each event. */
const Outcomes = ({
  kind,
  outcomes,
  onClose,
}: Pick<BulkProps, 'kind' | 'onClose'> & { outcomes: readonly BulkOutcome[] }) => {
  const words = text.owner.events.bulk;
  const done = outcomes.filter((outcome) => outcome.done).length;
  return (
    <>
      <output>{words[kind].done(done, outcomes.length - done)}</output>
      <List label={words.results} empty={null}>
        {outcomes.map((outcome) => (
          <Row
            key={outcome.id}
            title={outcome.title}
            status={
              <StatusMark tone={outcome.done ? 'good' : 'bad'}>
                {outcome.done ? words[kind].one : words.failed(eventStatusWord(outcome.because))}
              </StatusMark>
            }
          />
        ))}
      </List>
      <DialogActions>
        <Button onPress={onClose}>{text.common.close}</Button>
      </DialogActions>
    </>
  );
};

/** A bulk call on events: preview, confirmation and result. */
export const BulkEventsBox = (props: BulkProps) => {
  const { kind, onClose } = props;
  const bulk = useBulkEvents(kind);
  return (
    <DialogBox title={text.owner.events.bulk[kind].title} open onClose={onClose} role="alertdialog" wide>
      {bulk.outcomes ? (
        <Outcomes kind={kind} outcomes={bulk.outcomes} onClose={onClose} />
      ) : (
        <Preview {...props} bulk={bulk} />
      )}
    </DialogBox>
  );
};
