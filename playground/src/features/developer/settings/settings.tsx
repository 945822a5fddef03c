import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Choose } from '../../../components/choose.tsx';
import { Form } from '../../../components/form.tsx';
import { Loaded, readingOf } from '../../../components/loaded.tsx';
import { Actions, Pair, Panel } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { announce, toast } from '../../../lib/announcer.ts';
import { usePlayground } from '../../../site/services.ts';
import { text } from '../../../text/developer.ts';
import { choices, type ChoiceName, linesOf, type SiteSettings, switchGroups } from './site-settings.ts';
import { TaxRules } from './tax-rules.tsx';

const KEY = ['site-settings'];

interface PartProps {
  settings: SiteSettings;
  save: (changes: Partial<SiteSettings>) => void;
}

const Ticks = ({ group, settings, save }: PartProps & { group: keyof typeof switchGroups }) => (
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

/** The settings about the two contract families that have a few named values. */
const Choices = ({ settings, save }: PartProps) => (
  <Pair>
    {(Object.keys(choices) as ChoiceName[]).map((name) => {
      const words: { readonly label: string; readonly values: Readonly<Record<string, string>> } =
        text.siteSettings.choices[name];
      return (
        <Choose<string>
          key={name}
          label={words.label}
          value={settings[name]}
          options={choices[name].map((id) => ({ id, name: words.values[id] ?? id }))}
          onChange={(value) => save({ [name]: value })}
        />
      );
    })}
  </Pair>
);

const Addresses = ({ settings, save }: PartProps) => {
  const [origins, setOrigins] = useState(settings.allowedRedirects.join('\n'));
  const [exact, setExact] = useState((settings.redirectUris ?? []).join('\n'));
  const words = text.siteSettings;
  const send = () => {
    const uris = linesOf(exact);
    save({ allowedRedirects: linesOf(origins), redirectUris: uris.length > 0 ? uris : null });
  };
  return (
    <Form submit={words.save} kind="plain" onSubmit={send}>
      <TextInput
        label={words.allowedRedirects}
        value={origins}
        onChange={setOrigins}
        rows={4}
        input={{ spellCheck: false }}
      />
      <TextInput
        label={words.redirectUris}
        value={exact}
        onChange={setExact}
        rows={4}
        input={{ spellCheck: false }}
      />
    </Form>
  );
};

const Captcha = ({ settings, save }: PartProps) => (
  <Choose
    label={text.siteSettings.captcha}
    value={settings.captcha}
    options={(['off', 'visible', 'invisible'] as const).map((id) => ({
      id,
      name: text.siteSettings.captchas[id],
    }))}
    onChange={(captcha) => save({ captcha })}
  />
);

const Parts = (part: PartProps) => {
  const { groups, generationsLead } = text.siteSettings;
  return (
    <>
      <Panel inner title={groups.site}>
        <Ticks {...part} group="site" />
      </Panel>
      <Panel inner title={groups.generations} lead={generationsLead}>
        <Choices {...part} />
        <Ticks {...part} group="generations" />
      </Panel>
      <Panel inner title={groups.members}>
        <Ticks {...part} group="members" />
        <Captcha {...part} />
      </Panel>
      <Panel inner title={groups.shop}>
        <Ticks {...part} group="shop" />
      </Panel>
      <Panel inner title={groups.addresses}>
        <Addresses {...part} />
      </Panel>
      <TaxRules key={JSON.stringify(part.settings.taxRegions)} {...part} />
    </>
  );
};

/** Settings of the simulated site. They belong to the sandbox, not to the client. */
export const Settings = () => {
  const { control: sandbox } = usePlayground();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => sandbox.send<SiteSettings>('POST /sandbox/settings'),
    staleTime: 0,
  });
  const { mutate } = useMutation({
    mutationFn: (changes: Partial<SiteSettings>) =>
      sandbox.send<SiteSettings>('POST /sandbox/settings', changes),
    onSuccess: (settings) => {
      queryClient.setQueryData(KEY, settings);
      announce(text.siteSettings.saved);
    },
    onError: (cause) => toast(cause.message, 'error'),
  });
  return (
    <Loaded reading={readingOf(query)} isEmpty={!query.data} empty={null} height="20rem">
      {query.data && <Parts settings={query.data} save={mutate} />}
    </Loaded>
  );
};
