import type { Product } from 'vitrine/catalog-v1';
import { useRemoveBrand, useRemoveRibbon } from 'vitrine/react/catalog-write';
import { TextButton } from '../../../components/button.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';
import { FormSection } from './section.tsx';
import { useDraft } from '../../../lib/use-draft.ts';
import { useSaveProduct } from './use-save-product.ts';

/** Ribbon and brand, the two labels on the card in the shop. Each is removed by a separate call. */
export const LabelsForm = ({ product: { id, ribbon = '', brand = '' } }: { product: Product }) => {
  const { labels } = text.ownerProduct;
  const { values, changes, dirty, change, forget } = useDraft({ ribbon, brand });
  const { busy, error, save } = useSaveProduct(id);
  const withoutRibbon = useRemoveRibbon();
  const withoutBrand = useRemoveBrand();
  const outcome = (removed: Partial<typeof values>, said: string) => ({
    onSuccess: () => {
      forget(removed);
      toast(said);
    },
    onError: (failure: unknown) => toast(failureText(failure), 'error'),
  });
  return (
    <FormSection
      title={labels.title}
      dirty={dirty}
      busy={busy}
      error={error}
      blocked={changes.ribbon === '' || changes.brand === ''}
      onSave={() => save(changes, () => forget(changes))}
    >
      <div className={styles['stack']}>
        <TextInput
          label={labels.ribbon}
          value={values.ribbon}
          onChange={(next) => change({ ribbon: next })}
          maxLength={30}
        />
        {ribbon !== '' && (
          <TextButton
            onPress={() =>
              withoutRibbon.mutate({ id }, outcome({ ribbon: values.ribbon }, labels.ribbonGone))
            }
          >
            {labels.removeRibbon}
          </TextButton>
        )}
      </div>
      <div className={styles['stack']}>
        <TextInput
          label={labels.brand}
          value={values.brand}
          onChange={(next) => change({ brand: next })}
          maxLength={50}
        />
        {brand !== '' && (
          <TextButton
            onPress={() => withoutBrand.mutate({ id }, outcome({ brand: values.brand }, labels.brandGone))}
          >
            {labels.removeBrand}
          </TextButton>
        )}
      </div>
    </FormSection>
  );
};
