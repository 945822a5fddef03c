import type { Product } from 'vitrine/catalog-v1';
import { useRemoveBrand, useRemoveRibbon, useUpdateProduct } from 'vitrine/react/catalog-write';
import { NumberInput } from '../../../components/number-input.tsx';
import { Pair } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { toast } from '../../../lib/announcer.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { text } from '../../../text/owner.ts';
import { ProductForm } from './product-form.tsx';

const savedOf = (product: Product) => ({
  name: product.name ?? '',
  slug: product.slug,
  description: product.description ?? '',
  sku: product.sku ?? '',
  weight: product.weight ?? 0,
  ribbon: product.ribbon ?? '',
  brand: product.brand ?? '',
  visible: product.visible ?? true,
});

type Basics = ReturnType<typeof savedOf>;

/** Saves changed fields. An emptied ribbon or brand is removed, by a call of its own. */
const useSaveBasics = (id: string) => {
  const update = useUpdateProduct();
  const withoutRibbon = useRemoveRibbon();
  const withoutBrand = useRemoveBrand();
  const all = [update, withoutRibbon, withoutBrand];
  return {
    saving: {
      busy: all.some(({ isPending }) => isPending),
      error: all.find(({ error }) => error)?.error,
    },
    save: async ({ ribbon, brand, ...others }: Partial<Basics>) => {
      const product = { ...others, ...(ribbon && { ribbon }), ...(brand && { brand }) };
      if (ribbon === '') await withoutRibbon.mutateAsync({ id });
      if (brand === '') await withoutBrand.mutateAsync({ id });
      if (Object.keys(product).length > 0) await update.mutateAsync({ id, data: { product } });
    },
  };
};

/** Name, slug, description, SKU, weight, labels and visibility of a product. */
export const BasicsForm = ({ product }: { product: Product }) => {
  const { basics } = text.ownerProduct;
  const { values, changes, dirty, change, forget } = useDraft(savedOf(product));
  const { saving, save } = useSaveBasics(product.id);
  const field = (name: Exclude<keyof Basics, 'weight' | 'visible'>) => ({
    label: basics[name],
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  const send = async () => {
    await save(changes);
    forget(changes);
    toast(text.ownerProduct.saved);
  };
  return (
    <ProductForm
      title={basics.title}
      dirty={dirty}
      invalid={values.name.trim() === '' || values.slug.trim() === ''}
      saving={saving}
      // A failure is shown by the form.
      onSave={() => void send().catch(() => undefined)}
    >
      <TextInput {...field('name')} maxLength={80} required />
      <TextInput
        {...field('description')}
        rows={5}
        maxLength={8000}
        hint={basics.descriptionHint}
        input={{ spellCheck: false }}
      />
      <Pair>
        <TextInput {...field('slug')} maxLength={100} hint={basics.slugHint(values.slug)} required />
        <TextInput {...field('sku')} maxLength={40} />
        <TextInput {...field('ribbon')} maxLength={30} />
        <TextInput {...field('brand')} maxLength={50} />
        <NumberInput
          label={basics.weight}
          value={values.weight}
          onChange={(weight) => change({ weight })}
          min={0}
          digits={6}
        />
      </Pair>
      <div>
        <Tick label={basics.visible} selected={values.visible} onChange={(visible) => change({ visible })} />
      </div>
    </ProductForm>
  );
};
