import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { OptionChoices, OptionChoiceState } from 'vitrine/state';
import { text } from '../../text/shop.ts';
import { TextButton } from '../../components/button.tsx';
import styles from './option-picker.module.css';

/** The reason why a choice cannot be combined with the choices made so far. */
const whyNot = ({ status }: OptionChoiceState): string | undefined =>
  ({
    available: undefined,
    'pre-order': undefined,
    unknown: undefined,
    'sold-out': text.product.choiceSoldOut,
    impossible: text.product.choiceImpossible,
  })[status];

const Choice = ({ choice }: { choice: OptionChoiceState }) => {
  const { name, color } = choice;
  const why = whyNot(choice);
  return (
    <Radio
      value={name}
      isDisabled={why !== undefined}
      className={styles['choice'] ?? ''}
      {...(color !== undefined && { 'data-swatch': '' })}
    >
      {color !== undefined && (
        <span aria-hidden="true" className={styles['swatch']} style={{ '--swatch': color }} />
      )}
      <bdi>{name}</bdi>
      {why !== undefined && <small>{why}</small>}
    </Radio>
  );
};

export interface OptionPickerProps {
  option: OptionChoices;
  onChoose: (choice: string | undefined) => void;
}

/** One option of a product: buttons, or colors with their names. A sold-out choice says so and cannot be selected. */
export const OptionPicker = ({ option: { name, chosen, choices }, onChoose }: OptionPickerProps) => (
  <RadioGroup className={styles['option'] ?? ''} value={chosen ?? null} onChange={onChoose} isRequired>
    <div className={styles['head']}>
      <Label className={styles['name'] ?? ''}>
        <bdi>{name}</bdi>
      </Label>
      <bdi className="soft">{chosen ?? ''}</bdi>
      {chosen !== undefined && (
        <TextButton aria-label={text.product.clearOf(name)} onPress={() => onChoose(undefined)}>
          {text.product.clear}
        </TextButton>
      )}
    </div>
    <div className={styles['choices']}>
      {choices.map((choice) => (
        <Choice key={choice.name} choice={choice} />
      ))}
    </div>
  </RadioGroup>
);
