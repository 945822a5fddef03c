import type { Variant } from 'vitrine/catalog-v1';
import { useUpdateProductVariants } from 'vitrine/react/catalog-write';
import { DialogBox } from '../../../components/dialog-box.tsx';
import { Form } from '../../../components/form.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { Pair } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { said } from '../../../lib/told.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { text } from '../../../text/owner.ts';
import { amountLabel } from '../amount-label.ts';
import { variantData } from './variant-data.ts';

interface VariantBoxProps {
  productId: string;
  variant: Variant;
  name: string;
  onClose: () => void;
}

const Fields = ({ productId, variant, onClose }: VariantBoxProps) => {
  const { variants: words, notSaved, saved, save } = text.ownerProduct;
  const { price = 0, cost = 0, currency, weight = 0, sku, visible } = variantData(variant);
  const { values, changes, dirty, change } = useDraft({ price, cost, weight, sku, visible });
  const update = useUpdateProductVariants();
  const send = () =>
    update.mutate(
      { id: productId, data: { variants: [{ variantIds: [variant.id], ...changes }] } },
      said(saved, onClose),
    );
  const figure = (name: 'price' | 'cost' | 'weight') => ({
    value: values[name],
    onChange: (value: number) => change({ [name]: value }),
    min: 0,
    digits: 3,
  });
  return (
    <Form
      submit={save(words.one)}
      onSubmit={send}
      busy={update.isPending}
      blocked={!dirty}
      error={update.error}
      failed={notSaved}
    >
      <Pair>
        <NumberInput {...figure('price')} label={amountLabel(words.columns.price, currency)} />
        <NumberInput {...figure('cost')} label={amountLabel(words.columns.cost, currency)} />
        <NumberInput {...figure('weight')} label={text.ownerProduct.basics.weight} />
        <TextInput
          label={words.columns.sku}
          value={values.sku}
          onChange={(typed) => change({ sku: typed })}
          maxLength={40}
        />
      </Pair>
      <div>
        <Tick label={words.shown} selected={values.visible} onChange={(on) => change({ visible: on })} />
      </div>
    </Form>
  );
};

/** Changes one variant. Only changed fields are sent. */
export const VariantBox = (props: VariantBoxProps) => (
  <DialogBox title={text.ownerProduct.variants.edit(props.name)} open onClose={props.onClose}>
    <Fields {...props} />
  </DialogBox>
);
