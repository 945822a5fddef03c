import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { EndedWay, Recording, Rehearsal } from 'vitrine/sandbox';
import { Button } from '../../components/button.tsx';
import { Choose } from '../../components/choose.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { Tick } from '../../components/tick.tsx';
import { announce } from '../../lib/announcer.ts';
import { useStore } from '../../lib/use-store.ts';
import { useServices } from '../../site/services.ts';
import { text } from '../../text/text.ts';
import { type Journey, type JourneyId, journeyIds, journeys } from './journeys.ts';
import { RehearsalDays } from './rehearsal-days.tsx';
import styles from './rehearsal.module.css';
import { readSessionFile, recordProgram, rehearseSession } from './run-rehearsal.ts';

const OWN = 'own';
type Source = JourneyId | typeof OWN;

interface Conditions {
  way: EndedWay;
  /** Whether answers leave out fields whose announced day has passed. */
  withFields: boolean;
}

const resultText = ({ same }: Rehearsal): string => (same ? text.rehearsal.same : text.rehearsal.notSame);

/** The result of one rehearsal, or its progress. */
const Result = ({
  title,
  run: { data, error, isPending },
}: {
  title: string;
  run: Pick<ReturnType<typeof useRehearsal>, 'data' | 'error' | 'isPending'>;
}) => {
  if (isPending)
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{text.rehearsal.running}</span>
        <Skeleton height="9rem" />
      </div>
    );
  if (error) return <ErrorRow title={text.rehearsal.failed} detail={error.message} />;
  if (!data) return null;
  return (
    <section className={styles['result']} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles['verdict']} data-same={data.same || undefined}>
        {resultText(data)}
      </p>
      <RehearsalDays days={data.days} />
    </section>
  );
};

/** Records a program, or takes a recorded session, and rehearses it. */
const useRehearsal = () =>
  useMutation({
    mutationFn: async ({ record, ...conditions }: Conditions & { record: () => Promise<Recording> }) =>
      rehearseSession(await record(), conditions),
    onSuccess: (rehearsal) => announce(resultText(rehearsal)),
  });

const Code = ({ title, code }: { title: string; code: string }) => (
  <figure className={styles['code']} aria-label={title}>
    <figcaption>{title}</figcaption>
    <pre dir="ltr">
      <code>{code}</code>
    </pre>
  </figure>
);

/** The change of the program, and its rehearsal on a site on which all ends have passed. */
const Mend = ({ mended, conditions }: { mended: NonNullable<Journey['mended']>; conditions: Conditions }) => {
  const again = useRehearsal();
  const words = text.rehearsal;
  return (
    <section className={styles['mend']} aria-labelledby="mend-title">
      <h2 id="mend-title">{words.mend}</h2>
      <p>{words.mendText}</p>
      <Code title={words.codeAfter} code={mended.code} />
      <Button
        busy={again.isPending}
        onPress={() =>
          again.mutate({
            ...conditions,
            record: () => recordProgram(mended.run, { afterEnds: true, way: conditions.way }),
          })
        }
      >
        {words.runMended}
      </Button>
      <Result title={words.resultMended} run={again} />
    </section>
  );
};

/** Rehearses the announced ends of calls in this browser: recorded calls are repeated before and after each day. */
export const RehearsalScreen = () => {
  const { recorder } = useServices();
  const { kept } = useStore(recorder.state);
  const [source, setSource] = useState<Source>('cart');
  const [file, setFile] = useState<Recording>();
  const [way, setWay] = useState<EndedWay>('not-found');
  const [withFields, setWithFields] = useState(false);
  const [problem, setProblem] = useState<string>();
  const first = useRehearsal();
  const words = text.rehearsal;
  const own = file ?? kept?.recording;
  const journey = source === OWN ? undefined : journeys[source];
  const choose = (next: Source) => {
    setSource(next);
    first.reset();
  };
  const open = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setProblem(undefined);
    try {
      setFile(await readSessionFile(await chosen.text()));
      choose(OWN);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const record = (): Promise<Recording> | undefined => {
    if (journey) return recordProgram(journey.run, { afterEnds: false, way });
    return own && Promise.resolve(own);
  };
  return (
    <div className={styles['page']}>
      <PageHeading title={words.title} />
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['tools']}>
        <Choose
          label={words.session}
          value={source}
          options={[
            ...journeyIds.map((id) => ({ id, name: words.journeys[id] })),
            ...(own ? [{ id: OWN, name: words.own(own.exchanges.length) } as const] : []),
          ]}
          onChange={choose}
        />
        <Choose
          label={words.way}
          value={way}
          options={(['not-found', 'gone'] as const).map((id) => ({ id, name: words.ways[id] }))}
          onChange={(next) => {
            setWay(next);
            first.reset();
          }}
        />
        <div className={styles['go']}>
          <Button
            kind="primary"
            busy={first.isPending}
            onPress={() => {
              const recording = record();
              if (recording) first.mutate({ way, withFields, record: () => recording });
            }}
          >
            {words.run}
          </Button>
          <FileTrigger acceptedFileTypes={['application/json']} onSelect={(all) => void open(all?.[0])}>
            <Button kind="quiet">{words.file}</Button>
          </FileTrigger>
        </div>
      </div>
      <Tick
        label={words.withFields}
        selected={withFields}
        onChange={(on) => {
          setWithFields(on);
          first.reset();
        }}
      />
      <p className={styles['soft']}>{words.wayText}</p>
      {problem !== undefined && <ErrorRow title={words.badFile} detail={problem} />}
      {journey && <Code title={words.codeBefore} code={journey.code} />}
      <Result title={words.result} run={first} />
      {journey?.mended && first.data?.same === false && (
        <Mend
          key={`${source} ${way} ${withFields}`}
          mended={journey.mended}
          conditions={{ way, withFields }}
        />
      )}
    </div>
  );
};
