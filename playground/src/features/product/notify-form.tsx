import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productQuery } from 'vitrine/react';
import { type CatalogProduct, createProductChoices, type Selection } from 'vitrine/state';
import { Choose } from '../../components/choose.tsx';
import { Form } from '../../components/form.tsx';
import { ErrorRow } from '../../components/state.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { soldOutOf } from './sold-out.ts';
import { text } from '../../text/shop.ts';
import { useNotifyMe } from './use-notify-me.ts';

export interface NotifyFormProps {
  /** The product as the page shows it. */
  known: CatalogProduct;
  selection: Selection;
}

/** A form with the variant and the e-mail address. */
export const NotifyForm = ({ known, selection }: NotifyFormProps) => {
  // Stock changes while the page is open, so the product is read again when the dialog opens.
  const { queryKey, queryFn } = productQuery({ id: known.id });
  const { data } = useQuery({ queryKey, queryFn, staleTime: 0 });
  const product = data ?? known;
  const gone = soldOutOf(product, selection);
  const [name, setName] = useState(gone[0]?.name ?? '');
  const [email, setEmail] = useState('');
  const { ask, result, failure, busy } = useNotifyMe(product);
  const wanted = gone.find((one) => one.name === name) ?? gone[0];
  if (result === 'closed') return <p role="alert">{text.notify.closed}</p>;
  if (!wanted) return <p role="alert">{text.notify.back}</p>;
  return (
    <>
      <p>{text.notify.lead(product.name)}</p>
      <Form
        submit={text.notify.send}
        busy={busy}
        blocked={email.trim() === ''}
        onSubmit={() => {
          const { reference } = createProductChoices(product, { selection: wanted.selection });
          ask(email.trim(), reference({ soldOut: true }));
        }}
      >
        {gone.length > 1 && (
          <Choose
            label={text.notify.which}
            value={wanted.name}
            options={gone.map((one) => ({ id: one.name, name: one.name }))}
            onChange={setName}
          />
        )}
        {gone.length === 1 && wanted.name !== '' && <p>{text.notify.one(wanted.name)}</p>}
        <TextInput
          label={text.notify.email}
          value={email}
          required
          input={{ type: 'email', name: 'email', autoComplete: 'email', dir: 'ltr' }}
          onChange={setEmail}
        />
      </Form>
      <output>
        {result === 'listed' && text.notify.listed(email.trim())}
        {result === 'already' && text.notify.already(email.trim())}
      </output>
      {failure !== undefined && <ErrorRow title={text.notify.failed} detail={failure} />}
    </>
  );
};
