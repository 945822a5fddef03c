import type { Product } from 'vitrine/catalog-v1';
import { NumberInput } from '../../../components/number-input.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { Tick } from '../../../components/tick.tsx';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';
import { FormSection } from './section.tsx';
import { useDraft } from '../../../lib/use-draft.ts';
import { useSaveProduct } from './use-save-product.ts';

/** Name, slug, description, SKU, weight and visibility of a product. */
export const BasicsForm = ({ product }: { product: Product }) => {
  const { basics } = text.ownerProduct;
  const { values, changes, dirty, change, forget } = useDraft({
    name: product.name,
    slug: product.slug,
    description: product.description ?? '',
    sku: product.sku ?? '',
    weight: product.weight ?? 0,
    visible: product.visible ?? true,
  });
  const { busy, error, save } = useSaveProduct(product.id);
  return (
    <FormSection
      title={basics.title}
      dirty={dirty}
      busy={busy}
      error={error}
      blocked={values.name?.trim() === '' || values.slug.trim() === ''}
      onSave={() => save(changes, () => forget(changes))}
    >
      <TextInput
        label={basics.name}
        value={values.name ?? ''}
        onChange={(name) => change({ name })}
        maxLength={80}
        required
      />
      <TextInput
        label={basics.description}
        value={values.description}
        onChange={(description) => change({ description })}
        rows={5}
        maxLength={8000}
      />
      <div className={styles['pair']}>
        <TextInput
          label={basics.slug}
          value={values.slug}
          onChange={(slug) => change({ slug })}
          maxLength={100}
          hint={basics.slugHint(values.slug)}
          input={{ dir: 'ltr', spellCheck: false }}
          required
        />
        <TextInput
          label={basics.sku}
          value={values.sku}
          onChange={(sku) => change({ sku })}
          maxLength={40}
          input={{ dir: 'ltr', spellCheck: false }}
        />
        <NumberInput
          label={basics.weight}
          value={values.weight}
          onChange={(weight) => change({ weight })}
          min={0}
          digits={6}
        />
      </div>
      <div>
        <Tick label={basics.visible} selected={values.visible} onChange={(visible) => change({ visible })} />
      </div>
    </FormSection>
  );
};
