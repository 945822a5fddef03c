import { useState } from 'react';
import { Button as Trigger } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Form } from 'react-aria-components/Form';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../components/button.tsx';
import control from '../../components/control.module.css';
import { Icon } from '../../components/icon.tsx';
import { NumberInput } from '../../components/number-input.tsx';
import popover from '../../components/popover.module.css';
import { text } from '../../text/shop.ts';
import styles from './shop.module.css';

export interface PriceLimits {
  min?: number | undefined;
  max?: number | undefined;
}

const Amount = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) => (
  <NumberInput
    optional
    label={label}
    value={value ?? Number.NaN}
    min={0}
    onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
  />
);

const Fields = ({ limits, onApply }: { limits: PriceLimits; onApply: (limits: PriceLimits) => void }) => {
  const [draft, setDraft] = useState(limits);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <div className={styles['pair']}>
        <Amount
          label={text.shop.from}
          value={draft.min}
          onChange={(min) => setDraft((all) => ({ ...all, min }))}
        />
        <Amount
          label={text.shop.to}
          value={draft.max}
          onChange={(max) => setDraft((all) => ({ ...all, max }))}
        />
      </div>
      <div className={styles['buttons']} style={{ marginTop: 'var(--s4)' }}>
        <Button kind="quiet" size="small" onPress={() => onApply({})}>
          {text.shop.reset}
        </Button>
        <Button kind="primary" size="small" type="submit">
          {text.shop.apply}
        </Button>
      </div>
    </Form>
  );
};

/** Minimum and maximum price in a popover whose button shows the current limits. */
export const PriceFilter = ({
  limits,
  onApply,
}: {
  limits: PriceLimits;
  onApply: (limits: PriceLimits) => void;
}) => {
  const set = limits.min !== undefined || limits.max !== undefined;
  return (
    <DialogTrigger>
      <Trigger className={control['trigger'] ?? ''} style={{ width: 'auto' }}>
        <span className={control['value']}>
          {text.shop.price}
          {set && `: ${text.shop.priceRange(limits.min?.toString(), limits.max?.toString())}`}
        </span>
        <Icon name="down" size={18} />
      </Trigger>
      <Popover className={popover['popover'] ?? ''} placement="bottom start">
        <Dialog className={popover['panel'] ?? ''} aria-label={text.shop.price}>
          {({ close }) => (
            <Fields
              limits={limits}
              onApply={(next) => {
                onApply(next);
                close();
              }}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
};
