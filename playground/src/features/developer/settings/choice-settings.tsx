import { Choose } from '../../../components/choose.tsx';
import { text } from '../../../text/developer.ts';
import { type ChoiceName, choices, type SiteSettings } from './site-settings.ts';
import styles from './settings.module.css';

const names = Object.keys(choices) as ChoiceName[];

const Choice = ({
  name,
  settings,
  save,
}: {
  name: ChoiceName;
  settings: SiteSettings;
  save: (changes: Partial<SiteSettings>) => void;
}) => {
  const words: { readonly label: string; readonly values: Readonly<Record<string, string>> } =
    text.siteSettings.choices[name];
  return (
    <Choose<string>
      label={words.label}
      value={settings[name]}
      options={choices[name].map((id) => ({ id, name: words.values[id] ?? id }))}
      onChange={(value) => save({ [name]: value })}
    />
  );
};

/** The settings about the two contract families that have a few named values. */
export const ChoiceSettings = ({
  settings,
  save,
}: {
  settings: SiteSettings;
  save: (changes: Partial<SiteSettings>) => void;
}) => (
  <div className={styles['choices']}>
    {names.map((name) => (
      <Choice key={name} name={name} settings={settings} save={save} />
    ))}
  </div>
);
