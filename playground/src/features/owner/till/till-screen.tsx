import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailed } from '../call-failed.tsx';
import { PressButton } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../../components/state.tsx';
import { Tick } from '../../../components/tick.tsx';
import { money } from '../../../lib/format.ts';
import type { TillOffer } from './till.ts';
import { text } from '../../../text/owner.ts';
import { text as bookingText } from '../../../text/booking.ts';
import owner from '../owner.module.css';
import styles from './till.module.css';
import { TillReceipt } from './till-receipt.tsx';
import { useTicketedEvents } from '../use-ticketed-events.ts';
import { useTill, useTillOffers } from './use-till.ts';

const route = getRouteApi('/owner/pos');

const OfferButton = ({
  offer,
  currency,
  isDisabled,
  onPress,
}: {
  offer: TillOffer;
  currency: string | undefined;
  isDisabled: boolean;
  onPress: () => void;
}) => (
  <PressButton className={styles['offer']} isDisabled={isDisabled} onPress={onPress}>
    <span className={styles['name']}>{offer.name}</span>
    <span className={styles['price']}>
      {offer.price === undefined ? bookingText.booking.free : money(offer.price, currency)}
    </span>
    <span className={styles['left']}>
      {[offer.isHidden ? text.pos.isHidden : '', offer.left === undefined ? '' : text.pos.left(offer.left)]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </PressButton>
);

/** Point of sale for tickets. */
export const TillScreen = () => {
  const words = text.pos;
  const { event: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const { events, isPending: isLoading, error: failed } = useTicketedEvents();
  const open = events.filter(({ status }) => status === 'UPCOMING' || status === 'STARTED');
  const event = open.find(({ id }) => id === wanted) ?? open.at(-1);
  const [unlimited, setUnlimited] = useState(false);
  const [hidden, setHidden] = useState(false);
  const eventId = event?.id ?? '';
  const { offers, isPending, error, refetch } = useTillOffers(eventId, hidden);
  const till = useTill(eventId);
  const currency = event?.registration?.tickets?.currency;
  const picked = offers.filter(({ key }) => till.picked[key] !== undefined);
  if (!isLoading && !failed && !event)
    return <EmptyState icon="ticket" title={<PageHeading title={words.title} />} body={words.nothing} />;
  return (
    <>
      <div className={owner['intro']}>
        <PageHeading title={words.title} />
        <p className={owner['lead']}>{words.lead}</p>
      </div>
      <div className={owner['tools']}>
        {event && (
          <div className={styles['event']}>
            <Choose
              label={words.event}
              hideLabel
              value={event.id}
              options={open.map(({ id, title }) => ({ id, name: title }))}
              onChange={(id) => void navigate({ search: { event: id } })}
            />
          </div>
        )}
        <Tick label={words.hidden} selected={hidden} onChange={setHidden} />
        <Tick label={words.ignoreLimits} selected={unlimited} onChange={setUnlimited} />
      </div>
      {hidden && <p className={owner['soft']}>{words.hiddenNote}</p>}
      {failed && <CallFailed error={failed} />}
      {error && <CallFailed error={error} onRetry={refetch} />}
      <div className={styles['till']}>
        <section aria-label={words.offers}>
          {isPending && !error && <Skeleton height="14rem" />}
          <div className={styles['offers']}>
            {offers.map((offer) => (
              <OfferButton
                key={offer.key}
                offer={offer}
                currency={currency}
                isDisabled={till.held !== undefined}
                onPress={() => till.add(offer.key)}
              />
            ))}
          </div>
        </section>
        <TillReceipt till={till} picked={picked} onHold={() => till.hold(offers, unlimited, hidden)} />
      </div>
    </>
  );
};
