import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { usePlayground, useSiteStatus } from '../../site/services.ts';
import { useStartSite } from './use-start-site.ts';
import { Button } from '../../components/button.tsx';
import control from '../../components/control.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorRow } from '../../components/state.tsx';
import { text } from '../../text/text.ts';
import styles from './launcher.module.css';
import { ResetButton } from './reset-button.tsx';
import { ScenarioCards, ScenarioSkeletons } from './scenario-cards.tsx';

interface Listed {
  readonly scenarios: readonly { readonly name: string; readonly about: string }[];
}

/** The launcher: selects the site that all other pages show. */
export const LauncherScreen = () => {
  const { control: sandbox } = usePlayground();
  const status = useSiteStatus();
  const { start, busy } = useStartSite();
  const { data, isError, refetch } = useQuery({
    queryKey: ['sandbox', 'scenarios'],
    queryFn: () => sandbox.send<Listed>('GET /sandbox'),
  });
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const scenario = chosen ?? status?.scenario ?? 'fresh-shop';
  const seed = typed ?? status?.seed ?? '';
  return (
    <div className={styles['page']}>
      <header className={styles['hero']}>
        <PageHeading title={text.start.title} />
        <p>{text.start.lead}</p>
        {status && (
          <div className={styles['now']}>
            <p>{text.start.running(text.site.nameOf(status.scenario), status.seed)}</p>
            <LinkButton to="/shop">{text.start.goOn}</LinkButton>
            <ResetButton site={status} />
          </div>
        )}
      </header>
      <Form
        className={styles['form'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          void start({ scenario, seed: seed.trim() || '42' }, '/shop');
        }}
      >
        {isError && <ErrorRow title={text.start.noScenarios} onRetry={() => void refetch()} />}
        {!data && !isError && <ScenarioSkeletons />}
        {data && <ScenarioCards scenarios={data.scenarios} value={scenario} onChange={setChosen} />}
        <div className={styles['bar']}>
          <TextField className={control['field'] ?? ''} value={seed} onChange={setTyped}>
            <Label className={control['label'] ?? ''}>{text.start.seed}</Label>
            <Input
              className={control['input'] ?? ''}
              dir="ltr"
              autoComplete="off"
              spellCheck="false"
              maxLength={40}
            />
            <Text slot="description" className={control['hint'] ?? ''}>
              {text.start.seedHint}
            </Text>
          </TextField>
          <Button type="submit" kind="primary" size="large" busy={busy} isDisabled={!data}>
            {text.start.start(text.site.nameOf(scenario))}
          </Button>
        </div>
      </Form>
    </div>
  );
};
