import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCreateProduct } from 'vitrine/react/catalog-write';
import { DialogBox } from '../../../components/dialog-box.tsx';
import { Form } from '../../../components/form.tsx';
import { NumberInput } from '../../../components/number-input.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { toast } from '../../../lib/announcer.ts';
import { text } from '../../../text/owner.ts';

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
      submit={newProduct.create}
      onSubmit={create}
      busy={isPending}
      blocked={name.trim() === ''}
      error={error}
      failed={newProduct.failed}
    >
      <TextInput label={newProduct.name} value={name} onChange={setName} maxLength={80} required />
      <NumberInput
        label={newProduct.price}
        value={price}
        onChange={setPrice}
        min={0}
        hint={newProduct.note}
      />
    </Form>
  );
};

/** Creates a product from name and price and opens its editor. */
export const NewProductBox = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <DialogBox title={text.ownerShop.newProduct.title} open={open} onClose={onClose}>
    <Fields onClose={onClose} />
  </DialogBox>
);
