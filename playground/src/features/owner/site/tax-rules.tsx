import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { percentOf, shareOf } from './percent.ts';
import type { SiteSettings } from './site-settings.ts';
import { text } from '../../../text/owner.ts';
import owner from '../owner.module.css';
import styles from './site.module.css';

/** The tax rates by region. */
export const TaxRules = ({
  settings,
  onSave,
}: {
  settings: SiteSettings;
  onSave: (changes: Partial<SiteSettings>) => void;
}) => {
  const words = text.ownerSite.site;
  const [regions, setRegions] = useState(settings.taxRegions);
  return (
    <section className={owner['panel']} aria-labelledby="tax">
      <h2 id="tax">{words.groups.tax}</h2>
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
      <div className={owner['actions']}>
        <Button onPress={() => onSave({ taxRegions: regions })}>{words.saveTax}</Button>
      </div>
    </section>
  );
};
