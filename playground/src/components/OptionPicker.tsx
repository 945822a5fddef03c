import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { ChoiceView, OptionView } from '../lib/options.ts';
import { text } from '../text/text.ts';
import { TextButton } from './Button.tsx';
import styles from './OptionPicker.module.css';

const Choice = ({ label, color, soldOut }: ChoiceView) => (
  <Radio
    value={label}
    isDisabled={soldOut}
    className={styles['choice'] ?? ''}
    {...(color !== undefined && { 'data-swatch': '' })}
  >
    {color !== undefined && (
      <span aria-hidden="true" className={styles['swatch']} style={{ '--swatch': color }} />
    )}
    <span>{label}</span>
    {soldOut && <small>{text.product.choiceSoldOut}</small>}
  </Radio>
);

export interface OptionPickerProps {
  option: OptionView;
  onChoose: (choice: string | undefined) => void;
}

/** One option of a product: buttons, or colours with their names. What is sold out says so and cannot be taken. */
export const OptionPicker = ({ option: { name, chosen, choices }, onChoose }: OptionPickerProps) => (
  <RadioGroup className={styles['option'] ?? ''} value={chosen ?? null} onChange={onChoose} isRequired>
    <div className={styles['head']}>
      <Label className={styles['name'] ?? ''}>{name}</Label>
      <span className={styles['chosen']}>{chosen ?? ''}</span>
      {chosen !== undefined && (
        <TextButton aria-label={text.product.clearOf(name)} onPress={() => onChoose(undefined)}>
          {text.product.clear}
        </TextButton>
      )}
    </div>
    <div className={styles['choices']}>
      {choices.map((choice) => (
        <Choice key={choice.label} {...choice} />
      ))}
    </div>
  </RadioGroup>
);
