import { memo } from 'react';
import { PressButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { text } from '../../text/start.ts';
import styles from './launcher.module.css';
import { icons, scenarios } from './scenarios.ts';

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
    <Icon name={icons[name] ?? 'shop'} size={24} />
    <span className={styles['words']}>
      <strong>{text.site.nameOf(name)}</strong>
      <span>{text.start.about[name]}</span>
    </span>
  </PressButton>
));

export interface ScenarioCardsProps {
  current: string | undefined;
  isDisabled: boolean;
  /** The same function on each render, so that only the card of the current site is rendered again. */
  onStart: (scenario: string) => void;
}

/** A card for each of the scenarios, which starts it. */
export const ScenarioCards = ({ current, isDisabled, onStart }: ScenarioCardsProps) => (
  <ul className={styles['cards']} aria-label={text.start.scenarios}>
    {scenarios.map((name) => (
      <li key={name}>
        <Card name={name} isCurrent={name === current} isDisabled={isDisabled} onStart={onStart} />
      </li>
    ))}
  </ul>
);
