import { useState } from 'react';
import type { BackInStockNotificationRequest } from 'vitrine/back-in-stock';
import {
  useDeleteBackInStockNotificationRequest,
  useGetBackInStockNotificationRequest,
  useMarkAsNotificationSent,
} from 'vitrine/react/back-in-stock';
import { TextButton } from '../../../components/button.tsx';
import { ConfirmBox } from '../../../components/confirm-box.tsx';
import { StatusMark, type StatusTone } from '../../../components/status-mark.tsx';
import { toast } from '../../../lib/announcer.ts';
import { failureText } from '../../../lib/failure.ts';
import { language } from '../../../lib/language.ts';
import type { ItemDetails } from './waiting-items.ts';
import { text } from '../../../text/owner.ts';
import type { Report } from './report-box.tsx';
import { useRefreshRequests } from './requests.ts';
import styles from '../table.module.css';

const tones: Readonly<Record<string, StatusTone>> = {
  RECEIVED: 'waiting',
  PROCESSING: 'waiting',
  NOTIFICATION_SENT: 'good',
  FAILED: 'bad',
};

const wordOf = (status: string): string => text.ownerRequests.statuses[status] ?? status;

/** The question before a request is removed. */
const RemoveRequest = ({
  id,
  email,
  open,
  onClose,
}: {
  id: string;
  email: string;
  open: boolean;
  onClose: () => void;
}) => {
  const words = text.ownerRequests;
  const refresh = useRefreshRequests();
  const remove = useDeleteBackInStockNotificationRequest();
  const onSuccess = () => {
    onClose();
    toast(words.removed(email));
    refresh();
  };
  return (
    <ConfirmBox
      title={words.removeTitle(email)}
      body={words.removeBody}
      action={words.remove}
      open={open}
      busy={remove.isPending}
      error={remove.error ? failureText(remove.error) : undefined}
      onConfirm={() => remove.mutate({ id }, { onSuccess })}
      onClose={onClose}
    />
  );
};

export interface RequestRowProps {
  request: BackInStockNotificationRequest;
  details: ItemDetails | undefined;
  onReport: (report: Report) => void;
}

/** One request: an e-mail address, an item, and actions. */
export const RequestRow = ({ request, details, onReport }: RequestRowProps) => {
  const words = text.ownerRequests;
  const { id, email, status, createdDate } = request;
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshRequests();
  const single = useGetBackInStockNotificationRequest(id, { query: { enabled: false } });
  const mark = useMarkAsNotificationSent();
  const refused = (error: unknown) => toast(failureText(error), 'error');
  const look = async () => {
    const { data, error } = await single.refetch();
    if (error) refused(error);
    if (data) toast(words.fresh(email, wordOf(data.request.status)));
    refresh();
  };
  const onMarked = () => {
    toast(words.marked(email));
    refresh();
  };
  const open = status === 'RECEIVED' || status === 'FAILED';
  const item = details?.name ?? words.unknownItem;
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr" className={styles['mail']}>
          {email}
        </bdi>
      </th>
      <td data-label={words.item}>{item}</td>
      <td data-label={words.status}>
        <StatusMark tone={tones[status] ?? 'plain'}>{wordOf(status)}</StatusMark>
      </td>
      <td data-label={words.since} className={styles['soft']}>
        {new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium' }).format(new Date(createdDate))}
      </td>
      <td>
        <span className={styles['actions']}>
          {open && details && (
            <TextButton
              aria-label={words.tellOf(email)}
              onPress={() =>
                onReport({
                  title: words.reportOne(email, item),
                  details,
                  whom: { requestIds: [id] },
                  ids: [id],
                })
              }
            >
              {words.tell}
            </TextButton>
          )}
          {open && (
            <TextButton
              aria-label={words.markOf(email)}
              onPress={() => mark.mutate({ id }, { onSuccess: onMarked, onError: refused })}
            >
              {words.mark}
            </TextButton>
          )}
          <TextButton aria-label={words.refreshOf(email)} onPress={() => void look()}>
            {words.refresh}
          </TextButton>
          <TextButton aria-label={words.removeOf(email)} onPress={() => setAsking(true)}>
            {words.remove}
          </TextButton>
        </span>
        <RemoveRequest id={id} email={email} open={asking} onClose={() => setAsking(false)} />
      </td>
    </tr>
  );
};
