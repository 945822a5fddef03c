import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useCreateProduct } from 'vitrine/react/catalog-write';
import { Button } from '../../../components/button.tsx';
import { DialogActions, DialogBox } from '../../../components/dialog-box.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { ErrorRow } from '../../../components/state.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { text } from '../../../text/owner.ts';
import owner from '../owner.module.css';
import styles from '../owner-shop.module.css';

const Fields = ({ onClose }: { onClose: () => void }) => {
  const { newProduct } = text.ownerShop;
  const [name, setName] = useState('');
  const [price, setPrice] = useState(0);
  const navigate = useNavigate();
  const { mutate, error, isPending } = useCreateProduct();
  const create = () =>
    mutate(
      { data: { product: { name: name.trim(), priceData: { price }, productType: 'physical' } } },
      {
        onSuccess: ({ product }) => {
          toast(newProduct.created(product?.name ?? ''));
          onClose();
          void navigate({ to: '/owner/catalog/$id', params: { id: product?.id ?? '' } });
        },
      },
    );
  return (
    <Form
      className={owner['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') create();
      }}
    >
      <TextInput label={newProduct.name} value={name} onChange={setName} maxLength={80} required />
      <NumberInput label={newProduct.price} value={price} onChange={setPrice} min={0} />
      <p className={styles['hint']}>{newProduct.note}</p>
      {error && <ErrorRow title={newProduct.failed} detail={failureText(error)} />}
      <DialogActions>
        <Button onPress={onClose}>{text.common.cancel}</Button>
        <Button type="submit" kind="primary" busy={isPending}>
          {newProduct.create}
        </Button>
      </DialogActions>
    </Form>
  );
};

/** Creates a product from name and price and opens its editor. */
export const NewProductBox = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <DialogBox title={text.ownerShop.newProduct.title} open={open} onClose={onClose}>
    <Fields onClose={onClose} />
  </DialogBox>
);
