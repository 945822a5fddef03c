import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from 'vitrine/catalog-v1';
import { queryProductVariantsPages } from 'vitrine/react/catalog-v1';
import { useResetAllProductVariantData } from 'vitrine/react/catalog-write';
import { Button } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { ErrorRow, Skeleton } from '../../../components/state.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import { MoreButton } from '../more-button.tsx';
import styles from './editor.module.css';
import { Section } from './section.tsx';
import { VariantsGrid } from './variants-grid.tsx';

const ANY = '';

/** The button that gives all variants the values of their product again, with a question. */
const ResetVariants = ({ id, offered }: { id: string; offered: boolean }) => {
  const { variants: words, notSaved } = text.ownerProduct;
  const [asking, setAsking] = useState(false);
  const reset = useResetAllProductVariantData();
  const onSuccess = () => {
    toast(words.resetDone);
    setAsking(false);
  };
  return (
    <>
      {offered && (
        <div>
          <Button size="small" onPress={() => setAsking(true)}>
            {words.reset}
          </Button>
        </div>
      )}
      <ConfirmBox
        title={words.resetTitle}
        body={words.resetBody}
        action={words.reset}
        open={asking}
        busy={reset.isPending}
        error={reset.error ? `${notSaved}: ${failureText(reset.error)}` : undefined}
        onConfirm={() => reset.mutate({ id }, { onSuccess })}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** All combinations of choices, with price and visibility. */
export const VariantsSection = ({ product }: { product: Product }) => {
  const { variants: words } = text.ownerProduct;
  const { id, productOptions, manageVariants } = product;
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  // The filtered choice may have been removed.
  const choices = Object.fromEntries(
    productOptions.flatMap(({ name, choices: known }) => {
      const choice = wanted[name];
      return choice !== undefined && known?.some(({ description }) => description === choice)
        ? [[name, choice]]
        : [];
    }),
  );
  const list = useInfiniteQuery({
    ...queryProductVariantsPages(id, {
      ...(Object.keys(choices).length > 0 && { choices }),
      includeMerchantSpecificData: true,
      paging: { limit: 100, offset: 0 },
    }),
    placeholderData: (earlier) => earlier,
  });
  const variants = list.data?.pages.flatMap((page) => page.variants) ?? [];
  const total = list.data?.pages[0]?.totalResults;
  return (
    <Section
      title={words.title}
      lead={manageVariants ? words.lead : words.locked}
      aside={<output className={styles['hint']}>{total !== undefined && words.count(total)}</output>}
    >
      {productOptions.length > 0 && (
        <div className={styles['filters']}>
          {productOptions.map(({ name, choices: known }) => (
            <Choose
              key={name}
              label={words.filter(name)}
              hideLabel
              value={choices[name] ?? ANY}
              options={[
                { id: ANY, name: words.any(name) },
                ...(known ?? []).map(({ description = '' }) => ({ id: description, name: description })),
              ]}
              onChange={(choice) => setWanted({ ...choices, [name]: choice })}
            />
          ))}
        </div>
      )}
      {list.isPending && <Skeleton height="10rem" />}
      {list.error && (
        <ErrorRow title={words.failed} detail={failureText(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.data && <VariantsGrid product={product} variants={variants} />}
      <MoreButton
        list={{
          hasMore: list.hasNextPage,
          loadingMore: list.isFetchingNextPage,
          more: () => void list.fetchNextPage(),
        }}
      />
      <ResetVariants id={id} offered={manageVariants === true} />
    </Section>
  );
};
