import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isApiError } from 'vitrine';
import { useGetProduct } from 'vitrine/react/catalog-v1';
import { useDeleteProduct } from 'vitrine/react/catalog-write';
import { Button } from '../../../components/button.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { NewerCatalog } from '../newer-catalog.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../../components/state.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import { MissingOfOwner } from '../missing-of-owner.tsx';
import { BasicsForm } from './basics-form.tsx';
import { ChoiceMediaSection } from './choice-media-section.tsx';
import { CollectionsSection } from './collections-section.tsx';
import styles from './editor.module.css';
import { FileSection } from './file-section.tsx';
import { LabelsForm } from './labels-form.tsx';
import { MediaSection } from './media-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PriceForm } from './price-form.tsx';
import { VariantsSection } from './variants-section.tsx';
import owner from '../owner.module.css';
import frame from '../owner-shop.module.css';

const route = getRouteApi('/owner/catalog/$id');

/** Deletes the product after a confirmation. */
const Remove = ({ id, name }: { id: string; name: string }) => {
  const { remove: words } = text.ownerProduct;
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  // The product's own page must not read the product again after it is deleted.
  const { mutate, isPending, error } = useDeleteProduct({ skipInvalidation: true });
  return (
    <>
      <Button kind="danger" onPress={() => setAsking(true)}>
        {words.action}
      </Button>
      <ConfirmBox
        title={words.title(name)}
        body={words.body}
        action={words.action}
        open={asking}
        busy={isPending}
        error={error ? failureText(error) : undefined}
        onConfirm={() =>
          mutate(
            { id },
            {
              onSuccess: () => {
                toast(words.done(name));
                void navigate({ to: '/owner/catalog' });
              },
            },
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** The editor of one product. */
export const EditorScreen = () => {
  const words = text.ownerProduct;
  const { id } = route.useParams();
  const { data, error, refetch } = useGetProduct(id, { includeMerchantSpecificData: true });
  if (isApiError(error) && error.status === 404)
    return (
      <MissingOfOwner
        title={words.notFound}
        body={words.notFoundText}
        to="/owner/catalog"
        name={words.toCatalog}
      />
    );
  const product = data?.product;
  return (
    <div className={frame['screen']}>
      <div className={owner['head']}>
        <div className={owner['intro']}>
          <Link to="/owner/catalog" className={frame['back']}>
            {words.toCatalog}
          </Link>
          <PageHeading title={product?.name ?? words.loading} />
        </div>
        {product && (
          <div className={frame['headActions']}>
            <LinkButton to="/shop/p/$slug" params={{ slug: product.slug }}>
              {words.inShop}
            </LinkButton>
            <Remove id={id} name={product.name ?? ''} />
          </div>
        )}
      </div>
      <NewerCatalog call="getProduct" successor="getProductV3" />
      {error && <ErrorRow title={words.failed} detail={failureText(error)} onRetry={() => void refetch()} />}
      {!product && !error && <Skeleton height="24rem" />}
      {product && (
        <div className={styles['editor']}>
          <div className={styles['main']}>
            <BasicsForm product={product} />
            <PriceForm product={product} />
            <OptionsSection product={product} />
          </div>
          <div className={styles['side']}>
            <LabelsForm product={product} />
            <CollectionsSection product={product} />
            <MediaSection product={product} />
            <FileSection product={product} />
          </div>
          <div className={styles['wide']}>
            <VariantsSection product={product} />
            <ChoiceMediaSection product={product} />
          </div>
        </div>
      )}
    </div>
  );
};
