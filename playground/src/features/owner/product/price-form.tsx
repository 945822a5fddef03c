import type { Product } from 'vitrine/catalog-v1';
import type { ProductChanges } from 'vitrine/catalog-write';
import { parseAmount } from 'vitrine/format';
import { useStore } from '../../../lib/use-store.ts';
import { Choose } from '../../../components/choose.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { earnings } from './earnings.ts';
import { language } from '../../../lib/language.ts';
import { fieldNumber } from '../field-number.ts';
import { money } from '../../../lib/format.ts';
import { text } from '../../../text/owner.ts';
import styles from './editor.module.css';
import { FormSection } from './section.tsx';
import { type Draft, useDraft } from '../../../lib/use-draft.ts';
import { useSaveProduct } from './use-save-product.ts';

const types = ['NONE', 'AMOUNT', 'PERCENT'] as const;

interface PriceValues {
  price: string;
  type: (typeof types)[number];
  off: string;
  cost: string;
}

/** Profit and margin of the current input; nothing while an amount is invalid. */
const Earned = ({
  draft,
  locale,
  currency,
}: {
  draft: Record<'price' | 'off' | 'cost', string | undefined> & { type: PriceValues['type'] };
  locale: string;
  currency: string;
}) => {
  const { price: words } = text.ownerProduct;
  const { price, off, cost, type } = draft;
  const left =
    price === undefined || off === undefined || cost === undefined
      ? undefined
      : earnings({ price, discount: { type, value: off }, cost, currency });
  // Four decimals of the fraction, as the platform keeps them.
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <dl className={styles['earned']} aria-label={words.earnings}>
      <div>
        <dt>{words.discounted}</dt>
        <dd>{left ? money(left.discounted, currency) : '–'}</dd>
      </div>
      <div data-loss={left?.profit.startsWith('-') || undefined}>
        <dt>{words.profit}</dt>
        <dd>{left ? money(left.profit, currency) : '–'}</dd>
      </div>
      <div>
        <dt>{words.margin}</dt>
        <dd>{left ? percent.format(left.margin as Intl.StringNumericLiteral) : '–'}</dd>
      </div>
    </dl>
  );
};

const changesOf = (
  { changes, values }: Draft<PriceValues>,
  read: Record<'price' | 'off' | 'cost', string | undefined>,
): ProductChanges => ({
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
  const read = {
    price: amount(values.price),
    off: values.type === 'NONE' ? '0' : values.type === 'PERCENT' ? percent(values.off) : amount(values.off),
    cost: amount(values.cost),
  };
  const wrong = (name: keyof typeof read) => (read[name] === undefined ? words.bad : undefined);
  const { busy, error, save } = useSaveProduct(product.id);
  const decimal = { inputMode: 'decimal' } as const;
  return (
    <FormSection
      title={words.title}
      dirty={draft.dirty}
      busy={busy}
      error={error}
      blocked={Object.values(read).includes(undefined)}
      onSave={() => save(changesOf(draft, read), () => draft.forget(draft.changes))}
      {...(product.manageVariants && { lead: words.ownPrices })}
    >
      <div className={styles['pair']}>
        <TextInput
          label={`${words.price} (${currency})`}
          value={values.price}
          onChange={(price) => change({ price })}
          error={wrong('price')}
          input={decimal}
        />
        <TextInput
          label={`${words.cost} (${currency})`}
          value={values.cost}
          onChange={(cost) => change({ cost })}
          error={wrong('cost')}
          input={decimal}
        />
        <Choose
          label={words.discount}
          value={values.type}
          options={types.map((id) => ({ id, name: words.types[id] }))}
          onChange={(type) => change({ type })}
        />
        {values.type !== 'NONE' && (
          <TextInput
            label={values.type === 'PERCENT' ? words.percent : `${words.amount} (${currency})`}
            value={values.off}
            onChange={(off) => change({ off })}
            error={wrong('off')}
            input={decimal}
          />
        )}
      </div>
      <Earned draft={{ ...read, type: values.type }} locale={locale} currency={currency ?? ''} />
    </FormSection>
  );
};
