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

interface VariantBoxProps {
  productId: string;
  variant: Variant;
  name: string;
  onClose: () => void;
}

const Fields = ({ productId, variant: { id, variant }, onClose }: VariantBoxProps) => {
  const { variants: words, notSaved, saved, save } = text.ownerProduct;
  const { priceData, costAndProfitData, weight, sku, visible } = variant;
  const { values, changes, dirty, change } = useDraft({
    price: priceData.price,
    cost: costAndProfitData?.itemCost ?? 0,
    weight,
    sku,
    visible,
  });
  const update = useUpdateProductVariants();
  const send = () =>
    update.mutate(
      { id: productId, data: { variants: [{ variantIds: [id], ...changes }] } },
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
        <NumberInput {...figure('price')} label={`${words.columns.price} (${priceData.currency})`} />
        <NumberInput {...figure('cost')} label={`${words.columns.cost} (${priceData.currency})`} />
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
