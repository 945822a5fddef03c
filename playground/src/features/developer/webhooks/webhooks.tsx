import { useEffect } from 'react';
import { JsonTree } from '../../../components/code/json-tree.tsx';
import { List, Row } from '../../../components/list.tsx';
import { Actions, Panel } from '../../../components/panel.tsx';
import { type StatusTone, StatusMark } from '../../../components/status-mark.tsx';
import { Tick } from '../../../components/tick.tsx';
import { useStore } from '../../../lib/use-store.ts';
import { notificationsAfter } from '../../../site/notifications.ts';
import { useServices } from '../../../site/services.ts';
import { text } from '../../../text/developer.ts';
import styles from '../developer.module.css';
import { type Attempt, createWebhookDemo, type Trouble, troubles } from './webhook-demo.ts';

/** The receiver of this page; its state survives closing the drawer. */
const demo = createWebhookDemo();

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });

const tones: Readonly<Partial<Record<Attempt['outcome'], StatusTone>>> = {
  handled: 'good',
  refused: 'bad',
  failed: 'bad',
  unreachable: 'bad',
};

const Delivery = ({ attempt: { told, body, outcome, status, reason } }: { attempt: Attempt }) => (
  <Row
    title={text.webhooks.numbered(told.number, told.eventType)}
    status={
      <StatusMark tone={tones[outcome] ?? 'plain'}>
        {text.webhooks.outcomes[outcome]} {status}
      </StatusMark>
    }
    meta={reason}
  >
    <details>
      <summary>{text.webhooks.bodies}</summary>
      <p>{text.webhooks.signed}</p>
      <p className={styles['code']}>{body}</p>
      <p>{text.webhooks.decoded}</p>
      <JsonTree label={text.webhooks.decoded} value={told.data} />
    </details>
  </Row>
);

/** The problems between site and receiver. */
const Troubles = () => {
  const trouble = useStore(demo.trouble);
  const toggle = (name: Trouble, selected: boolean) =>
    demo.trouble.set(
      (before) => new Set(selected ? [...before, name] : [...before].filter((one) => one !== name)),
    );
  return (
    <Actions>
      {troubles.map((name) => (
        <Tick
          key={name}
          label={text.webhooks.troubles[name]}
          selected={trouble.has(name)}
          onChange={(selected) => toggle(name, selected)}
        />
      ))}
    </Actions>
  );
};

/** Notifications of the site, their delivery, and the receiver's result. */
export const Webhooks = () => {
  const { control } = useServices();
  useEffect(() => demo.follow((after) => notificationsAfter(control.send, after)), [control]);
  const { attempts, handled, waiting } = useStore(demo.view);
  return (
    <>
      <Panel inner title={text.webhooks.trouble} lead={text.webhooks.lead}>
        <Troubles />
        {waiting > 0 && <output>{text.webhooks.waiting(waiting)}</output>}
      </Panel>
      <Panel inner title={text.webhooks.handled} lead={text.webhooks.handledLead}>
        <List empty={text.webhooks.none}>
          {handled.toReversed().map(({ number, eventType, date }) => (
            <Row
              key={number}
              title={text.webhooks.numbered(number, eventType)}
              status={time.format(new Date(date))}
            />
          ))}
        </List>
      </Panel>
      <Panel inner title={text.webhooks.deliveries}>
        <List empty={text.webhooks.none}>
          {attempts.map((attempt) => (
            <Delivery key={attempt.key} attempt={attempt} />
          ))}
        </List>
      </Panel>
    </>
  );
};
