import { backInStockOutcome } from 'vitrine/outcomes';
import { useQueryBackInStockNotificationRequests } from 'vitrine/react/back-in-stock';
import { text } from '../../../text/owner.ts';
import styles from './requests.module.css';
import { whileProcessing } from './requests.ts';

/**
 * The result of the last report. The response of the call is empty, so the requests are read until no e-mail is
 * pending.
 */
export const ReportOutcome = ({ ids }: { ids: readonly string[] }) => {
  const words = text.ownerRequests;
  const { data } = useQueryBackInStockNotificationRequests(
    { query: { filter: { id: { $in: [...ids] } }, cursorPaging: { limit: 100 } } },
    {
      query: {
        enabled: ids.length > 0,
        refetchInterval: ({ state }) => whileProcessing(state.data?.requests),
      },
    },
  );
  if (ids.length === 0 || !data) return <output />;
  const sending = data.requests.filter(({ status }) => status === 'PROCESSING').length;
  const { outcome, items } = backInStockOutcome(ids, data.requests);
  const told = items.filter((item) => item.outcome === 'applied').length;
  return (
    <output className={styles['outcome']} data-outcome={sending > 0 ? 'sending' : outcome}>
      {sending > 0 ? (
        words.sending(sending)
      ) : (
        <>
          {words.told(told)}. {told < ids.length && words.notTold(ids.length - told)}
        </>
      )}
    </output>
  );
};
