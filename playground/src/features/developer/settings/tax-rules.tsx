import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { percentOf, shareOf } from './percent.ts';
import type { SiteSettings } from './site-settings.ts';
import { text } from '../../../text/developer.ts';
import { Actions, Section } from '../section.tsx';
import styles from './settings.module.css';

/** The tax rates by region. */
export const TaxRules = ({
  settings,
  onSave,
}: {
  settings: SiteSettings;
  onSave: (changes: Partial<SiteSettings>) => void;
}) => {
  const words = text.siteSettings.tax;
  const [regions, setRegions] = useState(settings.taxRegions);
  return (
    <Section title={words.title}>
      {regions.map((region, index) => (
        <fieldset key={region.region} className={styles['region']} aria-label={region.name}>
          <span className={styles['regionName']}>
            {region.name}
            <small>
              <bdi dir="ltr">{region.region}</bdi>
            </small>
          </span>
          {(['standard', 'reduced'] as const).map((rate) => (
            <NumberInput
              key={rate}
              label={words.rates[rate]}
              value={percentOf(region[rate])}
              min={0}
              max={100}
              digits={4}
              onChange={(percent) =>
                setRegions((before) =>
                  before.map((one, at) => (at === index ? { ...one, [rate]: shareOf(percent) } : one)),
                )
              }
            />
          ))}
        </fieldset>
      ))}
      <Actions>
        <Button size="small" onPress={() => onSave({ taxRegions: regions })}>
          {words.save}
        </Button>
      </Actions>
    </Section>
  );
};
