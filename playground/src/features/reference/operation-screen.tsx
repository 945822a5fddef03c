import { getRouteApi, Link } from '@tanstack/react-router';
import { reference } from 'virtual:reference';
import { PageHeading } from '../../components/page-heading.tsx';
import { text } from '../../text/text.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import styles from './reference.module.css';
import { OperationCodes, OperationFacts, OperationFields } from './operation-facts.tsx';
import { TryCall } from '../try-call/try-call.tsx';

const route = getRouteApi('/reference/$operation');

/** The documentation of one call, with a panel to try it. */
export const OperationScreen = () => {
  const { operation } = route.useParams();
  const call = reference.find(({ id }) => id === operation);
  if (!call)
    return <MissingScreen title={text.reference.notFound} body={text.reference.notFoundText(operation)} />;
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
      <OperationFacts call={call} />
      <TryCall key={call.id} call={call} />
      <OperationFields fields={call.fields} />
      <OperationCodes codes={call.codes} />
    </div>
  );
};
