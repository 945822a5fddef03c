import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { ModifierChoices } from 'vitrine/state';
import { TextButton } from '../../components/button.tsx';
import { money } from '../../lib/format.ts';
import { text } from '../../text/shop.ts';
import styles from './option-picker.module.css';

/** A choice without a stock of its own, such as a gift wrap, with the amount that it adds to the price. */
export const ModifierPicker = ({
  modifier: { name, mandatory, chosen, choices },
  currency,
  onChoose,
}: {
  modifier: ModifierChoices;
  currency: string;
  onChoose: (choice: string | undefined) => void;
}) => {
  const current = choices.find(({ key }) => key === chosen);
  return (
    <RadioGroup
      className={styles['option'] ?? ''}
      value={chosen ?? null}
      onChange={onChoose}
      isRequired={mandatory}
    >
      <div className={styles['head']}>
        <Label className={styles['name'] ?? ''}>
          <bdi>{name}</bdi>
          {!mandatory && ` (${text.common.optional})`}
        </Label>
        <bdi className="soft">{current?.name ?? ''}</bdi>
        {current && (
          <TextButton aria-label={text.product.clearOf(name)} onPress={() => onChoose(undefined)}>
            {text.product.clear}
          </TextButton>
        )}
      </div>
      <div className={styles['choices']}>
        {choices.map((choice) => (
          <Radio
            key={choice.key}
            value={choice.key}
            className={styles['choice'] ?? ''}
            {...(choice.color !== undefined && { 'data-swatch': '' })}
          >
            {choice.color !== undefined && (
              <span aria-hidden="true" className={styles['swatch']} style={{ '--swatch': choice.color }} />
            )}
            <bdi>{choice.name}</bdi>
            {choice.addedPrice !== undefined && Number(choice.addedPrice) > 0 && (
              <small>+{money(choice.addedPrice, currency)}</small>
            )}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
};
