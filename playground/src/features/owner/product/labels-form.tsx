import type { Product } from 'vitrine/catalog-v1';
import { useRemoveBrand, useRemoveRibbon, useUpdateProduct } from 'vitrine/react/catalog-write';
import { Pair } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { text } from '../../../text/owner.ts';
import { ProductForm } from './product-form.tsx';

/** Ribbon and brand, the two labels on the card in the shop. An emptied one is removed, by a call of its own. */
export const LabelsForm = ({ product: { id, ribbon = '', brand = '' } }: { product: Product }) => {
  const { labels } = text.ownerProduct;
  const { values, changes, dirty, change, forget } = useDraft({ ribbon, brand });
  const update = useUpdateProduct();
  const withoutRibbon = useRemoveRibbon();
  const withoutBrand = useRemoveBrand();
  const all = [update, withoutRibbon, withoutBrand];
  const save = async () => {
    const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''));
    if (changes.ribbon === '') await withoutRibbon.mutateAsync({ id });
    if (changes.brand === '') await withoutBrand.mutateAsync({ id });
    if (Object.keys(set).length > 0) await update.mutateAsync({ id, data: { product: set } });
    forget(changes);
    toast(text.ownerProduct.saved);
  };
  return (
    <ProductForm
      title={labels.title}
      dirty={dirty}
      saving={{
        busy: all.some(({ isPending }) => isPending),
        error: all.find(({ error }) => error)?.error,
      }}
      // A failure is shown by the form.
      onSave={() => void save().catch(() => undefined)}
    >
      <Pair>
        <TextInput
          label={labels.ribbon}
          value={values.ribbon}
          onChange={(next) => change({ ribbon: next })}
          maxLength={30}
        />
        <TextInput
          label={labels.brand}
          value={values.brand}
          onChange={(next) => change({ brand: next })}
          maxLength={50}
        />
      </Pair>
    </ProductForm>
  );
};
