import type { Key } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useId } from 'react';
import control from './control.module.css';
import { Icon } from './icon.tsx';
import popover from './popover.module.css';

export interface ChooseProps<Id extends string> {
  label: string;
  /** Hides the label visually if the page already shows the purpose; screen readers still get it. */
  hideLabel?: boolean;
  value: Id;
  isDisabled?: boolean;
  /** Message of an invalid value. */
  problem?: string | undefined;
  options: readonly { readonly id: Id; readonly name: string }[];
  onChange: (id: Id) => void;
}

/** A select with a short list of options. */
export const Choose = <Id extends string>({
  label,
  hideLabel = false,
  value,
  isDisabled = false,
  problem,
  options,
  onChange,
}: ChooseProps<Id>) => {
  const id = useId();
  const change = (key: Key | null) => {
    const option = options.find(({ id }) => id === key);
    if (option) onChange(option.id);
  };
  return (
    <Select
      className={control['field'] ?? ''}
      value={value}
      onChange={change}
      isDisabled={isDisabled}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
    >
      <Label className={hideLabel ? 'visually-hidden' : control['label']}>
        <span id={`${id}-label`}>{label}</span>
      </Label>
      {/* Without this name, the value would be read before the label. */}
      <Button className={control['trigger'] ?? ''} aria-labelledby={`${id}-label ${id}-value`}>
        <SelectValue className={control['value'] ?? ''}>
          {({ selectedText }) => <span id={`${id}-value`}>{selectedText}</span>}
        </SelectValue>
        <Icon name="down" size={18} />
      </Button>
      <FieldError className={control['error'] ?? ''}>{problem}</FieldError>
      <Popover className={popover['popover'] ?? ''}>
        <ListBox className={popover['menu'] ?? ''} items={options}>
          {({ id, name }) => (
            <ListBoxItem id={id} textValue={name} className={popover['item'] ?? ''}>
              {name}
              <span className={popover['tick']}>
                <Icon name="check" size={16} />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
};
