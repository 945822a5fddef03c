import { getRouteApi, Link } from '@tanstack/react-router';
import { adviceForCode } from 'vitrine';
import { reference } from 'virtual:reference';
import { PageHeading } from '../../components/page-heading.tsx';
import { text } from '../../text/text.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import styles from './reference.module.css';
import { TryCall } from '../try-call/try-call.tsx';
import { allAdvice } from '../../lib/all-advice.ts';

const route = getRouteApi('/reference/$operation');

/** The documentation of one call, with a panel to try it. */
export const OperationScreen = () => {
  const { operation } = route.useParams();
  const call = reference.find(({ id }) => id === operation);
  if (!call)
    return <MissingScreen title={text.reference.notFound} body={text.reference.notFoundText(operation)} />;
  const who = (
    call.identities.length > 0 ? call.identities : ['anyone']
  ) as readonly (keyof typeof text.reference.identities)[];
  return (
    <div className={styles['page']}>
      <nav aria-label={text.common.breadcrumb} className={styles['lead']}>
        <Link to="/reference">{text.reference.title}</Link>
      </nav>
      <PageHeading title={call.id} />
      <p className={styles['lead']}>{call.summary}</p>
      <p>
        <code dir="ltr">
          {call.method} {call.path}
        </code>
      </p>
      {call.about && <p>{call.about}</p>}
      <dl className={styles['facts']}>
        <div>
          <dt>{text.reference.who}</dt>
          <dd>{who.map((id) => text.reference.identities[id]).join(', ')}</dd>
        </div>
        <div>
          <dt>{text.reference.hook}</dt>
          <dd>
            <code dir="ltr">{call.hook}</code>
          </dd>
        </div>
        {call.end && (
          <div>
            <dt>{text.reference.end}</dt>
            <dd>
              <time dateTime={call.end.date}>{call.end.date}</time>
            </dd>
          </div>
        )}
        {call.end?.successor !== undefined && (
          <div>
            <dt>{text.reference.successor}</dt>
            <dd dir="ltr">{call.end.successor}</dd>
          </div>
        )}
        <div>
          <dt>{text.reference.repeat}</dt>
          <dd>{text.reference.repeats[call.repeat as keyof typeof text.reference.repeats]}</dd>
        </div>
        <div>
          <dt>{text.reference.service}</dt>
          <dd>
            <code dir="ltr">vitrine/{call.service}</code>
          </dd>
        </div>
      </dl>
      <TryCall key={call.id} call={call} />
      {call.fields.length > 0 && (
        <section aria-labelledby="fields" className={styles['section']}>
          <h2 id="fields">{text.reference.fields}</h2>
          <ul className={styles['list']}>
            {call.fields.map(({ name, type, required, about }) => (
              <li key={name}>
                <code>{name}</code> <span className={styles['lead']}>{type}</span>{' '}
                {required && <strong>{text.reference.required}</strong>}
                {about && <p>{about}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {call.codes.length > 0 && (
        <section aria-labelledby="codes" className={styles['section']}>
          <h2 id="codes">{text.reference.codes}</h2>
          <ul className={styles['list']}>
            {call.codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
                <p>{adviceForCode(code, ...allAdvice)?.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
