import type { Product } from 'vitrine/catalog-v1';
import { NumberInput } from '../../../components/number-input.tsx';
import { Pair } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { useDraft } from '../../../lib/use-draft.ts';
import { text } from '../../../text/owner.ts';
import { ProductForm } from './product-form.tsx';
import { useSaveProduct } from './use-save-product.ts';

/** Name, slug, description, SKU, weight and visibility of a product. */
export const BasicsForm = ({ product }: { product: Product }) => {
  const { basics } = text.ownerProduct;
  const { values, changes, dirty, change, forget } = useDraft({
    name: product.name ?? '',
    slug: product.slug,
    description: product.description ?? '',
    sku: product.sku ?? '',
    weight: product.weight ?? 0,
    visible: product.visible ?? true,
  });
  const { saving, save } = useSaveProduct(product.id);
  const field = (name: 'name' | 'slug' | 'description' | 'sku') => ({
    label: basics[name],
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <ProductForm
      title={basics.title}
      dirty={dirty}
      invalid={values.name.trim() === '' || values.slug.trim() === ''}
      saving={saving}
      onSave={() => save(changes, () => forget(changes))}
    >
      <TextInput {...field('name')} maxLength={80} required />
      <TextInput {...field('description')} rows={5} maxLength={8000} />
      <Pair>
        <TextInput {...field('slug')} maxLength={100} hint={basics.slugHint(values.slug)} required />
        <TextInput {...field('sku')} maxLength={40} />
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
