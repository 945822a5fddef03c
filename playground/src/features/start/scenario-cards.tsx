import { memo } from 'react';
import { PressButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { text } from '../../text/start.ts';
import styles from './launcher.module.css';
import { isSmall, marks, scenarios } from './scenarios.ts';

const Mark = ({ scenario }: { scenario: string }) => {
  const mark = marks[scenario] ?? { icon: 'shop' };
  return (
    <span className={styles['mark']} aria-hidden="true">
      {'icon' in mark ? <Icon name={mark.icon} size={24} /> : <bdi dir="ltr">{mark.sign}</bdi>}
    </span>
  );
};

interface CardProps {
  name: string;
  isCurrent: boolean;
  isDisabled: boolean;
  onStart: (scenario: string) => void;
}

const Card = memo(({ name, isCurrent, isDisabled, onStart }: CardProps) => (
  <PressButton
    className={styles['card']}
    isDisabled={isDisabled}
    onPress={() => onStart(name)}
    {...(isCurrent && { 'aria-current': 'true' as const })}
  >
    <Mark scenario={name} />
    <span className={styles['words']}>
      <strong>{text.site.nameOf(name)}</strong>
      <span className={isSmall(name) ? 'visually-hidden' : undefined}>{text.start.about[name]}</span>
    </span>
  </PressButton>
));

export interface ScenarioCardsProps {
  current: string | undefined;
  isDisabled: boolean;
  /** The same function on each render, so that only the card of the current site is rendered again. */
  onStart: (scenario: string) => void;
}

/** One card per scenario of the sandbox, which starts it. */
export const ScenarioCards = ({ current, isDisabled, onStart }: ScenarioCardsProps) => (
  <ul className={styles['cards']} aria-label={text.start.scenarios}>
    {scenarios.map((name) => (
      <li key={name} {...(isSmall(name) && { 'data-small': '' })}>
        <Card name={name} isCurrent={name === current} isDisabled={isDisabled} onStart={onStart} />
      </li>
    ))}
  </ul>
);
