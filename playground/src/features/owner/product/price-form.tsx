import type { Product } from 'vitrine/catalog-v1';
import type { ProductChanges } from 'vitrine/catalog-write';
import { parseAmount } from 'vitrine/format';
import { useUpdateProduct } from 'vitrine/react/catalog-write';
import { Choose } from '../../../components/choose.tsx';
import { Facts, Pair } from '../../../components/panel.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { money } from '../../../lib/format.ts';
import { language } from '../../../lib/language.ts';
import { said } from '../../../lib/told.ts';
import { type Draft, useDraft } from '../../../lib/use-draft.ts';
import { useStore } from '../../../lib/use-store.ts';
import { text } from '../../../text/owner.ts';
import { amountLabel } from '../amount-label.ts';
import { fieldNumber } from '../field-number.ts';
import { type Earnings, earnings } from './earnings.ts';
import { ProductForm } from './product-form.tsx';

const types = ['NONE', 'AMOUNT', 'PERCENT'] as const;

interface PriceValues {
  price: string;
  type: (typeof types)[number];
  off: string;
  cost: string;
}

/** The amounts as decimals; undefined if what was typed is none. */
type Amounts = Record<'price' | 'off' | 'cost', string | undefined>;

/** Profit and margin of the current input; undefined while an amount is invalid. */
const earned = (
  { price, off, cost }: Amounts,
  type: PriceValues['type'],
  currency: string | undefined,
): Earnings | undefined =>
  price === undefined || off === undefined || cost === undefined
    ? undefined
    : earnings({ price, discount: { type, value: off }, cost, currency: currency ?? '' });

const changesOf = ({ changes, values }: Draft<PriceValues>, read: Amounts): ProductChanges => ({
  ...(changes.price !== undefined && { priceData: { price: Number(read.price) } }),
  ...(changes.cost !== undefined && { costAndProfitData: { itemCost: Number(read.cost) } }),
  ...((changes.type !== undefined || changes.off !== undefined) && {
    discount: { type: values.type, value: values.type === 'NONE' ? 0 : Number(read.off) },
  }),
});

/** Price, discount and cost, with profit and margin while typing. */
export const PriceForm = ({ product }: { product: Product }) => {
  const { price: words } = text.ownerProduct;
  const locale = useStore(language);
  const { currency } = product.priceData ?? {};
  const draft = useDraft<PriceValues>({
    price: fieldNumber(product.priceData?.price ?? 0, locale),
    type: types.find((type) => type === product.discount?.type) ?? 'NONE',
    off: fieldNumber(product.discount?.value ?? 0, locale),
    cost: fieldNumber(product.costAndProfitData?.itemCost ?? 0, locale),
  });
  const { values, change } = draft;
  const amount = (what: string) => parseAmount(what, { locale, currency: currency ?? '' });
  // A percentage has up to 3 decimals, independent of the currency.
  const percent = (what: string) => parseAmount(what, { locale, currency: 'KWD' });
  const read: Amounts = {
    price: amount(values.price),
    off: values.type === 'NONE' ? '0' : values.type === 'PERCENT' ? percent(values.off) : amount(values.off),
    cost: amount(values.cost),
  };
  const { mutate, isPending, error } = useUpdateProduct();
  const save = () =>
    mutate(
      { id: product.id, data: { product: changesOf(draft, read) } },
      said(text.ownerProduct.saved, () => draft.forget(draft.changes)),
    );
  const field = (name: keyof Amounts) => ({
    value: values[name],
    onChange: (typed: string) => change({ [name]: typed }),
    error: read[name] === undefined ? words.bad : undefined,
    input: { inputMode: 'decimal' as const },
  });
  const left = earned(read, values.type, currency);
  // Four decimals of the fraction, as the platform keeps them.
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <ProductForm
      title={words.title}
      dirty={draft.dirty}
      invalid={Object.values(read).includes(undefined)}
      saving={{ busy: isPending, error }}
      onSave={save}
      {...(product.manageVariants && { lead: words.ownPrices })}
    >
      <Pair>
        <TextInput {...field('price')} label={amountLabel(words.price, currency)} />
        <TextInput {...field('cost')} label={amountLabel(words.cost, currency)} />
        <Choose
          label={words.discount}
          value={values.type}
          options={types.map((id) => ({ id, name: words.types[id] }))}
          onChange={(type) => change({ type })}
        />
        {values.type !== 'NONE' && (
          <TextInput
            {...field('off')}
            label={values.type === 'PERCENT' ? words.percent : amountLabel(words.amount, currency)}
          />
        )}
      </Pair>
      <Facts
        label={words.earnings}
        rows={[
          [words.discounted, left ? money(left.discounted, currency) : '–'],
          [words.profit, left ? money(left.profit, currency) : '–'],
          [words.margin, left ? share.format(left.margin as Intl.StringNumericLiteral) : '–'],
        ]}
      />
    </ProductForm>
  );
};
