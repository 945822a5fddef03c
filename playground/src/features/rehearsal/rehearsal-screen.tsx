import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndedWay, Recording, Rehearsal } from 'vitrine/sandbox';
import { Button } from '../../components/button.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Choose } from '../../components/choose.tsx';
import { Note } from '../../components/note.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { CodeCard } from '../../components/code/code-card.tsx';
import { Tick } from '../../components/tick.tsx';
import { announce } from '../../lib/announcer.ts';
import { text } from '../../text/developer.ts';
import type { Journey } from './journeys.ts';
import { RehearsalDays } from './rehearsal-days.tsx';
import styles from './rehearsal.module.css';
import { recordProgram, rehearseSession } from './run-rehearsal.ts';
import { type Sources, useSources } from './use-sources.ts';

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
  run: Pick<Run, 'data' | 'error' | 'isPending'>;
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
      <Note tone={data.same ? 'good' : 'warn'}>
        <strong>{resultText(data)}</strong>
      </Note>
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

type Run = ReturnType<typeof useRehearsal>;

const Code = ({ title, code }: { title: string; code: string }) => (
  <CodeCard label={title} versions={[{ name: title, code, language: 'typescript' }]} />
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

/** The session, the kind of end, and the buttons that start a rehearsal or open a file. */
const Tools = ({
  sources,
  conditions,
  run,
  onChange,
}: {
  sources: Sources;
  conditions: Conditions;
  run: Run;
  onChange: (conditions: Partial<Conditions>) => void;
}) => {
  const words = text.rehearsal;
  return (
    <>
      <div className={styles['tools']}>
        <Choose
          label={words.session}
          value={sources.chosen}
          options={sources.options}
          onChange={sources.choose}
        />
        <Choose
          label={words.way}
          value={conditions.way}
          options={(['not-found', 'gone'] as const).map((id) => ({ id, name: words.ways[id] }))}
          onChange={(way) => onChange({ way })}
        />
        <div className={styles['go']}>
          <Button
            kind="primary"
            busy={run.isPending}
            onPress={() => run.mutate({ ...conditions, record: () => sources.record(conditions.way) })}
          >
            {words.run}
          </Button>
          <FileButton kind="quiet" accept="application/json" onFile={(file) => void sources.openFile(file)}>
            {words.file}
          </FileButton>
        </div>
      </div>
      <Tick
        label={words.withFields}
        selected={conditions.withFields}
        onChange={(withFields) => onChange({ withFields })}
      />
    </>
  );
};

/** Rehearses the announced ends of calls in this browser: recorded calls are repeated before and after each day. */
export const RehearsalScreen = () => {
  const [conditions, setConditions] = useState<Conditions>({ way: 'not-found', withFields: false });
  const first = useRehearsal();
  const sources = useSources(first.reset);
  const words = text.rehearsal;
  const { chosen, journey, problem } = sources;
  return (
    <div className={styles['page']}>
      <PageHeading title={words.title} />
      <p className="lead">{words.lead}</p>
      <Tools
        sources={sources}
        conditions={conditions}
        run={first}
        onChange={(part) => {
          setConditions((before) => ({ ...before, ...part }));
          first.reset();
        }}
      />
      <p className="soft">{words.wayText}</p>
      {problem !== undefined && <ErrorRow title={words.badFile} detail={problem} />}
      {journey && <Code title={words.codeBefore} code={journey.code} />}
      <Result title={words.result} run={first} />
      {journey?.mended && first.data?.same === false && (
        <Mend
          key={`${chosen} ${conditions.way} ${conditions.withFields}`}
          mended={journey.mended}
          conditions={conditions}
        />
      )}
    </div>
  );
};
