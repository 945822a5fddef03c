import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { usePlayground } from '../../../site/services.ts';
import { Button } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import control from '../../../components/field.module.css';
import { ErrorRow, Skeleton } from '../../../components/state.tsx';
import { Tick } from '../../../components/tick.tsx';
import { announce, toast } from '../../../lib/announcer.ts';
import { ChoiceSettings } from './choice-settings.tsx';
import { linesOf, type SiteSettings, switchGroups } from './site-settings.ts';
import { text } from '../../../text/developer.ts';
import { Actions, Section } from '../section.tsx';
import styles from './settings.module.css';
import { TaxRules } from './tax-rules.tsx';

type Save = (changes: Partial<SiteSettings>) => void;

const Group = ({ name, children }: { name: keyof typeof text.siteSettings.groups; children: ReactNode }) => (
  <Section title={text.siteSettings.groups[name]}>{children}</Section>
);

const Ticks = ({
  group,
  settings,
  save,
}: {
  group: keyof typeof switchGroups;
  settings: SiteSettings;
  save: Save;
}) => (
  <Actions>
    {switchGroups[group].map((name) => (
      <Tick
        key={name}
        label={text.siteSettings.switches[name]}
        selected={settings[name]}
        onChange={(on) => save({ [name]: on })}
      />
    ))}
  </Actions>
);

const Lines = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) => (
  <TextField className={control['field'] ?? ''} value={value} onChange={onChange}>
    <Label className={control['label'] ?? ''}>{label}</Label>
    <TextArea
      className={`${control['input'] ?? ''} ${control['area'] ?? ''}`}
      rows={4}
      dir="ltr"
      spellCheck="false"
    />
  </TextField>
);

const Addresses = ({ settings, save }: { settings: SiteSettings; save: Save }) => {
  const [origins, setOrigins] = useState(settings.allowedRedirects.join('\n'));
  const [exact, setExact] = useState((settings.redirectUris ?? []).join('\n'));
  const words = text.siteSettings;
  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        const uris = linesOf(exact);
        save({ allowedRedirects: linesOf(origins), redirectUris: uris.length > 0 ? uris : null });
      }}
    >
      <Lines label={words.allowedRedirects} value={origins} onChange={setOrigins} />
      <Lines label={words.redirectUris} value={exact} onChange={setExact} />
      <Actions>
        <Button type="submit" size="small">
          {words.save}
        </Button>
      </Actions>
    </Form>
  );
};

/** Settings of the simulated site. They belong to the sandbox, not to the client. */
export const Settings = () => {
  const { control: sandbox } = usePlayground();
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['site-settings'],
    queryFn: () => sandbox.send<SiteSettings>('POST /sandbox/settings'),
    staleTime: 0,
  });
  const words = text.siteSettings;
  const change = useMutation({
    mutationFn: (changes: Partial<SiteSettings>) =>
      sandbox.send<SiteSettings>('POST /sandbox/settings', changes),
    onSuccess: (settings) => {
      queryClient.setQueryData(['site-settings'], settings);
      announce(words.saved);
    },
    onError: (cause) => toast(cause.message, 'error'),
  });
  const save: Save = (changes) => change.mutate(changes);
  return (
    <>
      {error && <ErrorRow title={text.common.failed} detail={error.message} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height="20rem" />}
      {data && (
        <>
          <Group name="site">
            <Ticks group="site" settings={data} save={save} />
          </Group>
          <Group name="generations">
            <p>{words.generationsLead}</p>
            <ChoiceSettings settings={data} save={save} />
            <Ticks group="generations" settings={data} save={save} />
          </Group>
          <Group name="members">
            <Ticks group="members" settings={data} save={save} />
            <Choose
              label={words.captcha}
              value={data.captcha}
              options={(['off', 'visible', 'invisible'] as const).map((id) => ({
                id,
                name: words.captchas[id],
              }))}
              onChange={(captcha) => save({ captcha })}
            />
          </Group>
          <Group name="shop">
            <Ticks group="shop" settings={data} save={save} />
          </Group>
          <Group name="addresses">
            <Addresses settings={data} save={save} />
          </Group>
          <TaxRules key={JSON.stringify(data.taxRegions)} settings={data} onSave={save} />
        </>
      )}
    </>
  );
};
