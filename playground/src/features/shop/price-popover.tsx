import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Form } from 'react-aria-components/Form';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../components/button.tsx';
import type { MenuFrame } from '../../components/menu-button.tsx';
import { NumberInput } from '../../components/number-input.tsx';
import popover from '../../components/popover.module.css';
import { text } from '../../text/shop.ts';
import type { PriceFilterProps, PriceLimits } from './price-filter.tsx';
import styles from './shop.module.css';

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

/** The fields of a PriceFilter. */
const PricePopover = ({
  frame: { trigger, isOpen, onOpenChange },
  limits,
  onApply,
}: PriceFilterProps & { frame: MenuFrame }) => (
  <Popover
    triggerRef={trigger}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    placement="bottom start"
    className={popover['popover'] ?? ''}
  >
    <Dialog className={popover['panel'] ?? ''} aria-label={text.shop.price}>
      <Fields
        limits={limits}
        onApply={(next) => {
          onApply(next);
          onOpenChange(false);
        }}
      />
    </Dialog>
  </Popover>
);

export default PricePopover;
