import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Icon } from '../../components/icon.tsx';
import { Skeleton } from '../../components/state.tsx';
import { text } from '../../text/text.ts';
import styles from './launcher.module.css';
import { inOrder, isSmall, marks } from './scenarios.ts';

const Mark = ({ scenario }: { scenario: string }) => {
  const mark = marks[scenario] ?? { icon: 'shop' };
  return (
    <span className={styles['mark']} aria-hidden="true">
      {'icon' in mark ? <Icon name={mark.icon} size={24} /> : <bdi dir="ltr">{mark.sign}</bdi>}
    </span>
  );
};

export interface ScenarioCardsProps {
  scenarios: readonly { readonly name: string; readonly about: string }[];
  value: string;
  onChange: (scenario: string) => void;
}

/** One card per scenario of the sandbox. */
export const ScenarioCards = ({ scenarios, value, onChange }: ScenarioCardsProps) => (
  <RadioGroup className={styles['group'] ?? ''} value={value} onChange={onChange}>
    <Label className="visually-hidden">{text.start.scenarios}</Label>
    <div className={styles['cards']}>
      {inOrder(scenarios).map(({ name, about }) => (
        <Radio
          key={name}
          value={name}
          className={styles['card'] ?? ''}
          {...(isSmall(name) && { 'data-small': '' })}
        >
          <Mark scenario={name} />
          <span className={styles['words']}>
            <strong>{text.site.nameOf(name)}</strong>
            <span className={isSmall(name) ? 'visually-hidden' : undefined}>
              {text.start.about[name] ?? about}
            </span>
          </span>
          <span className={styles['tick']}>
            <Icon name="check" size={16} />
          </span>
        </Radio>
      ))}
    </div>
  </RadioGroup>
);

/** Placeholders for the large cards. */
export const ScenarioSkeletons = () => (
  <div className={styles['cards']}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height="6.5rem" />
    ))}
  </div>
);
