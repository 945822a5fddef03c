import { useState } from 'react';
import { FieldGroup, Form } from '../../../components/form.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { Pair, Panel } from '../../../components/panel.tsx';
import { text } from '../../../text/developer.ts';
import { percentOf, shareOf } from './percent.ts';
import type { SiteSettings } from './site-settings.ts';

/** The tax rates by region. */
export const TaxRules = ({
  settings,
  save,
}: {
  settings: SiteSettings;
  save: (changes: Partial<SiteSettings>) => void;
}) => {
  const words = text.siteSettings.tax;
  const [regions, setRegions] = useState(settings.taxRegions);
  const change = (region: string, rate: 'standard' | 'reduced', percent: number) =>
    setRegions((before) =>
      before.map((one) => (one.region === region ? { ...one, [rate]: shareOf(percent) } : one)),
    );
  return (
    <Panel inner title={words.title}>
      <Form submit={words.save} kind="plain" onSubmit={() => save({ taxRegions: regions })}>
        {regions.map((region) => (
          <FieldGroup key={region.region} title={region.name}>
            <Pair>
              {(['standard', 'reduced'] as const).map((rate) => (
                <NumberInput
                  key={rate}
                  label={words.rates[rate]}
                  value={percentOf(region[rate])}
                  min={0}
                  max={100}
                  digits={4}
                  onChange={(percent) => change(region.region, rate, percent)}
                />
              ))}
            </Pair>
          </FieldGroup>
        ))}
      </Form>
    </Panel>
  );
};
