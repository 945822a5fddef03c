import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { productQuery } from 'vitrine/react';
import { type CatalogProduct, createProductChoices, type Selection } from 'vitrine/state';
import { Button } from '../../components/button.tsx';
import { Choose } from '../../components/choose.tsx';
import control from '../../components/field.module.css';
import { ErrorRow } from '../../components/state.tsx';
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
        className={control['form'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          const { reference } = createProductChoices(product, { selection: wanted.selection });
          if (!busy) ask(email.trim(), reference({ soldOut: true }));
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
        <TextField
          className={control['field'] ?? ''}
          type="email"
          name="email"
          autoComplete="email"
          isRequired
          value={email}
          onChange={setEmail}
        >
          <Label className={control['label'] ?? ''}>{text.notify.email}</Label>
          <Input className={control['input'] ?? ''} dir="ltr" />
          <FieldError className={control['error'] ?? ''} />
        </TextField>
        <Button kind="primary" type="submit" busy={busy}>
          {text.notify.send}
        </Button>
      </Form>
      <output>
        {result === 'listed' && text.notify.listed(email.trim())}
        {result === 'already' && text.notify.already(email.trim())}
      </output>
      {failure !== undefined && <ErrorRow title={text.notify.failed} detail={failure} />}
    </>
  );
};
