import type { ReactNode } from 'react';
import { adviceForCode } from 'vitrine';
import type { reference } from 'virtual:reference';
import { allAdvice } from '../../lib/all-advice.ts';
import { text } from '../../text/text.ts';
import styles from './reference.module.css';

type Call = (typeof reference)[number];

type Identity = keyof typeof text.reference.identities;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    {children}
  </div>
);

/** The identities that may send a call, its import, its end, and the effect of a second identical call. */
export const OperationFacts = ({ call }: { call: Call }) => {
  const who = (call.identities.length > 0 ? call.identities : ['anyone']) as readonly Identity[];
  return (
    <dl className={styles['facts']}>
      <Fact name={text.reference.who}>
        <dd>{who.map((id) => text.reference.identities[id]).join(', ')}</dd>
      </Fact>
      <Fact name={text.reference.hook}>
        <dd>
          <code dir="ltr">{call.hook}</code>
        </dd>
      </Fact>
      {call.end && (
        <Fact name={text.reference.end}>
          <dd>
            <time dateTime={call.end.date}>{call.end.date}</time>
          </dd>
        </Fact>
      )}
      {call.end?.successor !== undefined && (
        <Fact name={text.reference.successor}>
          <dd dir="ltr">{call.end.successor}</dd>
        </Fact>
      )}
      <Fact name={text.reference.repeat}>
        <dd>{text.reference.repeats[call.repeat as keyof typeof text.reference.repeats]}</dd>
      </Fact>
      <Fact name={text.reference.service}>
        <dd>
          <code dir="ltr">vitrine/{call.service}</code>
        </dd>
      </Fact>
    </dl>
  );
};

/** The fields of the body of a call. */
export const OperationFields = ({ fields }: Pick<Call, 'fields'>) => {
  if (fields.length === 0) return null;
  return (
    <section aria-labelledby="fields" className={styles['section']}>
      <h2 id="fields">{text.reference.fields}</h2>
      <ul className={styles['list']}>
        {fields.map(({ name, type, required, about }) => (
          <li key={name}>
            <code>{name}</code> <span className={styles['lead']}>{type}</span>{' '}
            {required && <strong>{text.reference.required}</strong>}
            {about && <p>{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The error codes of a call, with advice. */
export const OperationCodes = ({ codes }: Pick<Call, 'codes'>) => {
  if (codes.length === 0) return null;
  return (
    <section aria-labelledby="codes" className={styles['section']}>
      <h2 id="codes">{text.reference.codes}</h2>
      <ul className={styles['list']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
            <p>{adviceForCode(code, ...allAdvice)?.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
