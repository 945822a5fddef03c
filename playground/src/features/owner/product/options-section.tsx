import { useState } from 'react';
import type { Product } from 'vitrine/catalog-v1';
import type { ProductOptionInput } from 'vitrine/catalog-write';
import { useDeleteProductOptions, useUpdateProduct } from 'vitrine/react/catalog-write';
import { isApiError } from 'vitrine';
import { Button } from '../../../components/button.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { ErrorRow } from '../../../components/state.tsx';
import { Tick } from '../../../components/tick.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { optionInputs } from './product-options.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';
import { NewOption } from './new-option.tsx';
import { OptionRow } from './option-row.tsx';
import { Section } from './section.tsx';

/** Whether an error rejects deleting options because variants are managed. */
const isManaged = (error: unknown): boolean =>
  isApiError(error) && error.fieldViolations.some(({ field }) => field.endsWith('manageVariants'));

/** The options of the product. */
export const OptionsSection = ({ product }: { product: Product }) => {
  const { options: words, notSaved } = text.ownerProduct;
  const [asking, setAsking] = useState(false);
  const update = useUpdateProduct();
  const drop = useDeleteProductOptions();
  const inputs = optionInputs(product.productOptions);
  const { id } = product;
  const failed = update.error ?? (isManaged(drop.error) ? null : drop.error);
  const save = (productOptions: ProductOptionInput[], done?: () => void) =>
    update.mutate(
      { id, data: { product: { productOptions } } },
      {
        onSuccess: ({ product: changed }) => {
          toast(words.now(changed?.variants.length ?? 0));
          done?.();
        },
      },
    );
  const manage = (manageVariants: boolean) =>
    update.mutate(
      { id, data: { product: { manageVariants } } },
      {
        onSuccess: () => {
          drop.reset();
          toast(manageVariants ? text.ownerProduct.saved : words.switchedOff);
        },
      },
    );
  const dropAll = () =>
    drop.mutate({ id }, { onSuccess: () => toast(words.removed), onSettled: () => setAsking(false) });

  return (
    <Section title={words.title} lead={words.lead}>
      {product.productOptions.length === 0 && <p className={styles['hint']}>{words.none}</p>}
      {product.productOptions.map((option) => (
        <OptionRow key={option.name} option={option} inputs={inputs} busy={update.isPending} onSave={save} />
      ))}
      <NewOption inputs={inputs} busy={update.isPending} onSave={save} />
      {product.productOptions.length > 0 && (
        <>
          <div className={styles['stack']}>
            <Tick label={words.manage} selected={product.manageVariants === true} onChange={manage} />
            <p className={styles['hint']}>{words.manageHint}</p>
          </div>
          <div>
            <Button kind="danger" size="small" onPress={() => setAsking(true)}>
              {words.removeAll}
            </Button>
          </div>
        </>
      )}
      {isManaged(drop.error) && (
        <div role="alert" className={styles['refusal']}>
          <p>
            <strong>{words.managed}</strong> {words.managedWay}
          </p>
          <Button size="small" busy={update.isPending} onPress={() => manage(false)}>
            {words.switchOff}
          </Button>
        </div>
      )}
      {failed && <ErrorRow title={notSaved} detail={failureText(failed)} />}
      <ConfirmBox
        title={words.removeTitle}
        body={words.removeBody}
        action={words.removeAll}
        open={asking}
        busy={drop.isPending}
        onConfirm={dropAll}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
};
