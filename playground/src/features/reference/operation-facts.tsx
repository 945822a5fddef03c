import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adviceForCode } from 'vitrine';
import { type ReferenceCall, reference } from 'virtual:reference';
import { Marked } from '../../components/code/marked.tsx';
import { allAdvice } from '../../lib/all-advice.ts';
import { text } from '../../text/developer.ts';
import { IdentityBadges } from './badges.tsx';
import styles from './reference.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    {children}
  </div>
);

/** A link to the page of the successor; some calls have a sentence instead. */
const Successor = ({ of: successor }: { of: string }) =>
  reference.some(({ id }) => id === successor) ? (
    <Link to="/reference/$operation" params={{ operation: successor }}>
      <code dir="ltr">{successor}</code>
    </Link>
  ) : (
    <span lang="en" dir="auto">
      {successor}
    </span>
  );

/** The identities that may send a call, its import, its end, and the effect of a second identical call. */
export const OperationFacts = ({ call }: { call: ReferenceCall }) => {
  return (
    <dl className={styles['facts']}>
      <Fact name={text.reference.who}>
        <dd>
          <IdentityBadges identities={call.identities} />
        </dd>
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
          <dd>
            <Successor of={call.end.successor} />
          </dd>
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

/** The error codes of a call, with advice. */
export const OperationCodes = ({ codes }: Pick<ReferenceCall, 'codes'>) => {
  if (codes.length === 0) return null;
  return (
    <section aria-labelledby="codes" className={styles['section']}>
      <h2 id="codes">{text.reference.codes}</h2>
      <ul className={styles['list']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
            <Marked>{adviceForCode(code, ...allAdvice)?.text ?? ''}</Marked>
          </li>
        ))}
      </ul>
    </section>
  );
};
