import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { Product } from 'vitrine/catalog-v1';
import { useGetProduct } from 'vitrine/react/catalog-v1';
import { useDeleteProduct } from 'vitrine/react/catalog-write';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { named } from '../../../lib/named.ts';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import { NewerCatalog } from '../newer-catalog.tsx';
import { OneThing } from '../one-thing.tsx';
import styles from '../owner.module.css';
import { BasicsForm } from './basics-form.tsx';
import { ChoiceMediaPanel } from './choice-media-panel.tsx';
import { CollectionsPanel } from './collections-panel.tsx';
import { FilePanel } from './file-panel.tsx';
import { MediaPanel } from './media-panel.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { PriceForm } from './price-form.tsx';
import { VariantsPanel } from './variants-panel.tsx';

const route = getRouteApi('/owner/catalog/$id');

/** Deletes the product after a confirmation. */
const Remove = ({ product: { id, name } }: { product: Product }) => {
  const { remove: words } = text.ownerProduct;
  const navigate = useNavigate();
  // The product's own page must not read the product again after it is deleted.
  const { mutateAsync } = useDeleteProduct({ skipInvalidation: true });
  const remove = async () => {
    await mutateAsync({ id });
    await navigate({ to: '/owner/catalog' });
  };
  return (
    <ConfirmButton
      kind="danger"
      action={words.action}
      title={words.title(named(name))}
      body={words.body}
      done={words.done(named(name))}
      onConfirm={remove}
    />
  );
};

const Parts = ({ product }: { product: Product }) => (
  <>
    <div className={styles['columns']}>
      <div className={styles['stack']}>
        <BasicsForm product={product} />
        <PriceForm product={product} />
        <OptionsPanel product={product} />
      </div>
      <div className={styles['stack']}>
        <CollectionsPanel product={product} />
        <MediaPanel product={product} />
        <FilePanel product={product} />
        <ChoiceMediaPanel product={product} />
      </div>
    </div>
    <VariantsPanel product={product} />
  </>
);

const toCatalog = () => <Link to="/owner/catalog">{text.ownerProduct.toCatalog}</Link>;

const Editor = ({ product }: { product: Product }) => (
  <>
    <Head title={named(product.name)} back={toCatalog()}>
      <LinkButton to="/shop/p/$slug" params={{ slug: product.slug }}>
        {text.ownerProduct.inShop}
      </LinkButton>
      <Remove product={product} />
    </Head>
    <NewerCatalog call="getProduct" successor="getProductV3" />
    <Parts product={product} />
  </>
);

/** The editor of one product. */
export const EditorScreen = () => {
  const words = text.ownerProduct;
  const { id } = route.useParams();
  const query = useGetProduct(id, { includeMerchantSpecificData: true });
  return (
    <OneThing
      query={query}
      thing={query.data?.product}
      title={words.loading}
      back={toCatalog()}
      missing={{
        title: words.notFound,
        body: words.notFoundText,
        to: '/owner/catalog',
        name: words.toCatalog,
      }}
    >
      {(product) => <Editor product={product} />}
    </OneThing>
  );
};
