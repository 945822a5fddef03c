import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReferenceCall, reference, services } from 'virtual:reference';
import { JsonTree } from '../../components/code/json-tree.tsx';
import { Marked } from '../../components/code/marked.tsx';
import { Crumbs } from '../../components/crumbs.tsx';
import { MissingScreen } from '../../components/missing-screen.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { text } from '../../text/developer.ts';
import { TryCall } from '../try-call/try-call.tsx';
import { MethodBadge } from './badges.tsx';
import { OperationCodes, OperationFacts } from './operation-facts.tsx';
import { OperationFields } from './operation-fields.tsx';
import styles from './reference.module.css';

const route = getRouteApi('/reference/$operation');

/** The sections of the page, by the ids of their headings. */
const sectionsOf = ({ fields, answer, codes }: ReferenceCall) => [
  { id: 'try-it', name: text.reference.tryIt },
  ...(fields.length > 0 ? [{ id: 'fields', name: text.reference.fields }] : []),
  ...(answer === undefined ? [] : [{ id: 'answer', name: text.reference.example }]),
  ...(codes.length > 0 ? [{ id: 'codes', name: text.reference.codes }] : []),
];

const Documentation = ({ call }: { call: ReferenceCall }) => (
  <div className={styles['groups']}>
    <nav aria-label={text.reference.onPage} className={styles['index']}>
      <ul>
        {sectionsOf(call).map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles['all']}>
      {call.about && <Marked>{call.about}</Marked>}
      <OperationFacts call={call} />
      <TryCall key={call.id} call={call} />
      <OperationFields fields={call.fields} />
      {call.answer !== undefined && (
        <section aria-labelledby="answer" className={styles['section']}>
          <h2 id="answer">{text.reference.example}</h2>
          <JsonTree label={text.reference.example} value={call.answer} />
        </section>
      )}
      <OperationCodes codes={call.codes} />
    </div>
  </div>
);

/** The documentation of one call, with a panel to try it. */
export const OperationScreen = () => {
  const { operation } = route.useParams();
  const listed = reference.find(({ id }) => id === operation);
  const service = listed?.service ?? '';
  const { data, isError, refetch } = useQuery({
    queryKey: ['reference', service],
    queryFn: async () => (await services[service]?.())?.calls ?? [],
    enabled: listed !== undefined,
    staleTime: Infinity,
  });
  if (!listed)
    return <MissingScreen title={text.reference.notFound} body={text.reference.notFoundText(operation)} />;
  const call = data?.find(({ id }) => id === operation);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Crumbs>
          <Link to="/reference">{text.reference.title}</Link>
          <span aria-hidden="true">/</span>
          <Link to="/reference" hash={service}>
            {listed.serviceTitle}
          </Link>
          <span aria-hidden="true">/</span>
          <bdi dir="ltr" aria-current="page">
            {listed.id}
          </bdi>
        </Crumbs>
        <PageHeading title={listed.id} />
        <p lang="en" className="lead">
          <bdi>{listed.summary}</bdi>
        </p>
        <p className={styles['request']}>
          <MethodBadge method={listed.method} /> <code>{listed.path}</code>
        </p>
      </header>
      {isError && <ErrorRow title={text.reference.loadFailed} onRetry={() => void refetch()} />}
      {call ? <Documentation call={call} /> : !isError && <Skeleton height="24rem" />}
    </div>
  );
};
