import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { useServices } from '../../../site/services.ts';
import { useStore } from '../../../lib/use-store.ts';
import { Tick } from '../../../components/tick.tsx';
import { language } from '../../../lib/language.ts';
import { notificationsAfter } from '../../../site/notifications.ts';
import { type Attempt, createWebhookDemo, type Trouble, troubles } from './webhook-demo.ts';
import { text } from '../../../text/developer.ts';
import { Line, Lines, Section } from '../section.tsx';
import styles from './webhooks.module.css';

/** The receiver of this page; its state survives closing the drawer. */
const demo = createWebhookDemo();

const Body = ({ title, value }: { title: string; value: string }) => (
  <label className={styles['bodyField']}>
    {title}
    <textarea readOnly className={styles['body']} rows={8} value={value} />
  </label>
);

const Delivery = ({ attempt: { told, body, outcome, status, reason } }: { attempt: Attempt }) => (
  <Line
    end={
      <span className={styles['outcome']} data-outcome={outcome}>
        {text.webhooks.outcomes[outcome]} {status}
      </span>
    }
  >
    <Disclosure>
      <Button slot="trigger" className={styles['trigger'] ?? ''}>
        {text.webhooks.numbered(told.number, told.eventType)}
      </Button>
      {reason !== undefined && <small>{reason}</small>}
      <DisclosurePanel>
        <div className={styles['bodies']}>
          <Body title={text.webhooks.signed} value={body} />
          <Body title={text.webhooks.decoded} value={JSON.stringify(told.data, undefined, 2)} />
        </div>
      </DisclosurePanel>
    </Disclosure>
  </Line>
);

/** Notifications of the site, their delivery, and the receiver's result. */
export const Webhooks = () => {
  const { control } = useServices();
  useEffect(() => demo.follow((after) => notificationsAfter(control.send, after)), [control]);
  const { attempts, handled, waiting } = useStore(demo.view);
  const trouble = useStore(demo.trouble);
  const locale = useStore(language);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: 'UTC' });
  const toggle = (name: Trouble, selected: boolean) =>
    demo.trouble.set(
      (before) => new Set(selected ? [...before, name] : [...before].filter((one) => one !== name)),
    );
  return (
    <>
      <Section title={text.webhooks.trouble} lead={text.webhooks.lead}>
        <div className={styles['toggles']}>
          {troubles.map((name) => (
            <Tick
              key={name}
              label={text.webhooks.troubles[name]}
              selected={trouble.has(name)}
              onChange={(selected) => toggle(name, selected)}
            />
          ))}
        </div>
        {waiting > 0 && <output>{text.webhooks.waiting(waiting)}</output>}
      </Section>
      <Section title={text.webhooks.handled} lead={text.webhooks.handledLead}>
        <Lines empty={text.webhooks.none}>
          {handled.toReversed().map(({ number, eventType, date }) => (
            <Line key={number} end={time.format(new Date(date))}>
              {text.webhooks.numbered(number, eventType)}
            </Line>
          ))}
        </Lines>
      </Section>
      <Section title={text.webhooks.deliveries}>
        <Lines empty={text.webhooks.none}>
          {attempts.map((attempt) => (
            <Delivery key={attempt.key} attempt={attempt} />
          ))}
        </Lines>
      </Section>
    </>
  );
};
