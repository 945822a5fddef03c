import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { DialogActions } from '../../../components/dialog-box.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { type BulkChange, type BulkDraft, changeOf, isFigure, properties } from './bulk-change.ts';
import { inBatches } from '../bulk-run.ts';
import { text } from '../../../text/owner.ts';
import owner from '../owner.module.css';
import styles from '../owner-shop.module.css';

const ways = ['percent', 'amount', 'set'] as const;

/** The property to change, and its new value. */
const BulkFields = ({
  draft,
  onChange,
}: {
  draft: BulkDraft;
  onChange: (part: Partial<BulkDraft>) => void;
}) => {
  const { bulk } = text.ownerShop;
  const figure = isFigure(draft.property);
  const valueLabel = draft.way === 'set' ? bulk.value : bulk[draft.way];
  return (
    <>
      <div className={styles['pair']}>
        <Choose
          label={bulk.property}
          value={draft.property}
          options={properties.map((id) => ({ id, name: bulk.properties[id] }))}
          onChange={(property) => onChange({ property })}
        />
        {figure && (
          <Choose
            label={bulk.way}
            value={draft.way}
            options={ways.map((id) => ({ id, name: bulk.ways[id] }))}
            onChange={(way) => onChange({ way })}
          />
        )}
        {figure ? (
          <NumberInput
            key={draft.way}
            optional
            label={valueLabel}
            value={draft.figure}
            onChange={(value) => onChange({ figure: value })}
            digits={draft.property === 'weight' ? 6 : 3}
            {...(draft.way === 'set' ? { min: 0 } : { hint: bulk.lowerHint })}
          />
        ) : (
          <TextInput
            label={bulk.value}
            value={draft.words}
            onChange={(words) => onChange({ words })}
            maxLength={draft.property === 'ribbon' ? 30 : 50}
          />
        )}
      </div>
      {figure && draft.way === 'percent' && (
        <div>
          <Tick label={bulk.wholeNumbers} selected={draft.whole} onChange={(whole) => onChange({ whole })} />
        </div>
      )}
    </>
  );
};

/** The form for a bulk change. */
export const BulkForm = ({
  ids,
  onApply,
}: {
  ids: readonly string[];
  onApply: (change: BulkChange) => void;
}) => {
  const { bulk } = text.ownerShop;
  const [draft, setDraft] = useState<BulkDraft>({
    property: 'price',
    way: 'percent',
    figure: Number.NaN,
    words: '',
    whole: false,
  });
  const [missing, setMissing] = useState(false);
  const change = (part: Partial<BulkDraft>) => {
    setMissing(false);
    setDraft((before) => ({ ...before, ...part }));
  };
  const apply = () => {
    const ready = changeOf(draft);
    if (ready) onApply(ready);
    else setMissing(true);
  };
  const sizes = inBatches(ids).map(({ length }) => text.ownerShop.catalog.count(length));
  return (
    <Form
      className={owner['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <BulkFields draft={draft} onChange={change} />
      <p className={styles['hint']}>{sizes.length > 1 ? bulk.batches(sizes) : bulk.oneBatch}</p>
      {missing && (
        <p role="alert" className={styles['problem']}>
          {bulk.missing}
        </p>
      )}
      <DialogActions>
        <Button type="submit" kind="primary">
          {bulk.apply}
        </Button>
      </DialogActions>
    </Form>
  );
};
