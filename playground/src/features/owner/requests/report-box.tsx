import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { ReportItemsBackInStockRequest } from 'vitrine/back-in-stock';
import { parseAmount } from 'vitrine/format';
import { useReportItemsBackInStock } from 'vitrine/react/back-in-stock';
import { useStore } from '../../../lib/use-store.ts';
import { Button } from '../../../components/button.tsx';
import { DialogActions, DialogBox } from '../../../components/dialog-box.tsx';
import { ErrorRow } from '../../../components/state.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { failureText } from '../../../lib/failure.ts';
import { language } from '../../../lib/language.ts';
import { fieldNumber } from '../field-number.ts';
import type { ItemDetails } from './waiting-items.ts';
import { text } from '../../../text/owner.ts';
import styles from '../owner-shop.module.css';
import { useRefreshRequests } from './requests.ts';

/** A back-in-stock report: an item and the recipients. */
export interface Report {
  readonly title: string;
  readonly details: ItemDetails;
  /** Either everyone who waits for an item, or single requests. */
  readonly whom: Pick<ReportItemsBackInStockRequest, 'catalogReference' | 'requestIds'>;
  /** Ids of the requests in the report, to read their result afterwards. */
  readonly ids: readonly string[];
}

const Fields = ({
  report: { details, whom, ids },
  onSent,
  onClose,
}: {
  report: Report;
  onSent: (ids: readonly string[]) => void;
  onClose: () => void;
}) => {
  const words = text.ownerRequests;
  const locale = useStore(language);
  const [name, setName] = useState(details.name);
  const [price, setPrice] = useState(fieldNumber(details.price, locale));
  const [extra, setExtra] = useState('');
  const { mutate, isPending, error } = useReportItemsBackInStock();
  const refresh = useRefreshRequests();
  const amount = parseAmount(price, { locale, currency: details.currency });
  const send = () => {
    if (amount === undefined || name.trim() === '') return;
    mutate(
      {
        data: {
          ...whom,
          itemDetails: {
            name: name.trim(),
            price: amount,
            ...(details.picture !== undefined && { image: { url: details.picture } }),
          },
          ...(extra.trim() !== '' && { extraAutomationTemplateParameters: { note: extra.trim() } }),
        },
      },
      {
        onSuccess: () => {
          refresh();
          onSent(ids);
          onClose();
        },
      },
    );
  };
  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{words.reportBody}</p>
      <TextInput label={words.itemName} value={name} onChange={setName} required />
      <TextInput
        label={`${words.itemPrice} (${details.currency})`}
        value={price}
        onChange={setPrice}
        error={amount === undefined ? words.badPrice : undefined}
        input={{ inputMode: 'decimal' }}
      />
      <TextInput label={`${words.extra} (${text.common.optional})`} value={extra} onChange={setExtra} />
      {error && <ErrorRow title={failureText(error)} />}
      <DialogActions>
        <Button onPress={onClose}>{text.common.cancel}</Button>
        <Button type="submit" kind="primary" busy={isPending}>
          {words.send}
        </Button>
      </DialogActions>
    </Form>
  );
};

/** Sends back-in-stock e-mails, after a preview. */
export const ReportBox = ({
  report,
  onSent,
  onClose,
}: {
  report: Report | undefined;
  onSent: (ids: readonly string[]) => void;
  onClose: () => void;
}) => (
  <DialogBox title={report?.title ?? ''} open={report !== undefined} onClose={onClose}>
    {report && <Fields report={report} onSent={onSent} onClose={onClose} />}
  </DialogBox>
);
