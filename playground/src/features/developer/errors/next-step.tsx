import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { operations } from 'virtual:operations';
import type { ReactNode } from 'react';
import { useCartActions } from 'vitrine/react';
import { Button } from '../../../components/button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Actions } from '../../../components/panel.tsx';
import { developerOpen, WIDE } from '../../../lib/drawers.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useStore } from '../../../lib/use-store.ts';
import type { Pressed } from '../../../site/press-watch.ts';
import type { LogEntry } from '../../../site/request-log.ts';
import { useServices } from '../../../site/services.ts';
import { text } from '../../../text/developer.ts';
import { text as shopText } from '../../../text/shop.ts';
import { showCall } from '../call-links.tsx';
import developer from '../developer.module.css';
import { type Injected, injected } from './injected.ts';

/** Calls that the button of a product makes. */
const adds: ReadonlySet<string> = new Set(['addToCurrentCart', 'addLineItemsToCurrentCart']);

/** The button of a product page; none if the product is sold out. */
const addButton = () => document.querySelector<HTMLElement>('main form [type="submit"]');

const showAdd = (): void => {
  addButton()?.scrollIntoView({ block: 'center' });
  addButton()?.focus();
};

const Step = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className={developer['step']}>
    <output>{words}</output>
    <Actions>{children}</Actions>
  </div>
);

/** Makes the page read its data again. */
const LoadAgain = () => {
  const queries = useQueryClient();
  const { hasCart } = useServices();
  const { refresh } = useCartActions();
  const close = useClosing();
  const load = () => {
    close();
    void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'sandbox' });
    if (hasCart.get()) void refresh();
  };
  return (
    <Button size="small" onPress={load}>
      {text.faults.loadAgain}
    </Button>
  );
};

/** Closes the drawer where it covers the page. */
const useClosing = () => {
  const isWide = useMediaQuery(WIDE);
  return () => {
    if (!isWide) developerOpen.set(false);
  };
};

/** The control to press on this page. */
const PressHere = ({ name, show }: Pick<Pressed, 'name'> & { show: () => void }) => {
  const close = useClosing();
  const press = () => {
    close();
    // The closing drawer returns the focus first.
    setTimeout(show, 0);
  };
  return (
    <Step words={text.faults.nextPress(name)}>
      <Button size="small" onPress={press}>
        {text.faults.showControl}
      </Button>
    </Step>
  );
};

/** The way to a call that this page has not made. */
const Elsewhere = ({
  operation,
  isRead,
  row,
}: {
  operation: string;
  isRead: boolean;
  row: LogEntry | undefined;
}) => {
  if (row)
    return (
      <Step
        words={row.pressed && !isRead ? text.faults.nextPressThere(row.pressed.name) : text.faults.nextOpen}
      >
        <LinkButton size="small" to={row.screen}>
          {text.faults.openPage(row.screen)}
        </LinkButton>
      </Step>
    );
  if (adds.has(operation))
    return (
      <Step words={text.faults.nextAdd(shopText.product.add)}>
        <LinkButton size="small" to="/shop">
          {text.nav.shop}
        </LinkButton>
      </Step>
    );
  return (
    <Step words={text.faults.nextSend(operation)}>
      <LinkButton size="small" to="/reference/$operation" params={{ operation }} hash="try-it">
        {text.reference.tryIt}
      </LinkButton>
    </Step>
  );
};

/** The step that makes the failing call, derived from the calls of this visit. */
const Waiting = ({ operation, rows }: { operation: string; rows: readonly LogEntry[] }) => {
  const { pathname } = useLocation();
  const isEverything = operation === '*';
  // A page sends its reads when it loads. A press that caused a read, such as a link to the page, need not repeat it.
  const isRead = isEverything || operations.some(({ id, isRead: reads }) => id === operation && reads);
  const here = rows.filter(({ screen }) => screen === pathname);
  const pressed = isRead ? undefined : here.find((row) => row.pressed?.isThere())?.pressed;
  if (pressed) return <PressHere name={pressed.name} show={pressed.show} />;
  if (adds.has(operation) && pathname.startsWith('/shop/p/') && addButton())
    return <PressHere name={shopText.product.add} show={showAdd} />;
  if (isEverything || (isRead && here.length > 0))
    return (
      <Step words={isEverything ? text.faults.nextAny : text.faults.nextLoad}>
        <LoadAgain />
      </Step>
    );
  return (
    <Elsewhere operation={operation} isRead={isRead} row={rows.find(({ screen }) => screen !== pathname)} />
  );
};

/** The step after a failure was injected: the way to the call that fails, and then to its row in the log. */
const AfterInjected = ({
  fault: { id, operation, after },
  waits,
}: {
  fault: Injected;
  waits: (id: string) => boolean;
}) => {
  const { log } = useServices();
  const all = useStore(log.entries).filter(({ call }) => call.operation !== 'createToken');
  const rows = operation === '*' ? all : all.filter(({ call }) => call.operation === operation);
  if (waits(id)) return <Waiting operation={operation} rows={rows} />;
  // The earliest call after the failure was injected has met it.
  const met = rows.findLast((row) => row.id > after);
  return (
    met && (
      <Step words={text.faults.met(met.call.operation)}>
        <Button size="small" onPress={() => showCall('log', met)}>
          {text.faults.showCall}
        </Button>
      </Step>
    )
  );
};

/** The step after the last injected failure, if any. */
export const NextStep = ({ waits }: { waits: (id: string) => boolean }) => {
  const fault = useStore(injected);
  return fault && <AfterInjected fault={fault} waits={waits} />;
};
