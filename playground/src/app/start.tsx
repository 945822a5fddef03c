import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Config } from '../site/config.ts';
import { type Control, ControlRefused, createControl } from '../site/control.ts';
import { noteVisit } from '../lib/first-visit.ts';
import { showFontsSoon } from '../lib/fonts.ts';
import { language } from '../lib/language.ts';
import { moneyDisplay } from '../lib/money-display.ts';
import { openAddress } from './open-address.ts';
import { createGenerationChoice } from '../site/generation-choice.ts';
import { createPressWatch } from '../site/press-watch.ts';
import { createRequestLog } from '../site/request-log.ts';
import { parseRootSearch, type RootSearch } from '../site/root-search.ts';
import { AS_IT_IS, createShownFetch, isShownError, type Shown } from '../site/screen-state.ts';
import { createSessionRecorder } from '../site/session.ts';
import { createSiteWatch, tellingControl } from '../site/site-status.ts';
import { fetchFrom } from './sandbox-worker.ts';
import { createWireTap } from '../site/wire-tap.ts';
import { createIdentityClients } from '../site/identity-clients.ts';
import { router } from './router.tsx';
import { type Playground, PlaygroundContext } from '../site/services.ts';
import { useStore } from '../lib/use-store.ts';

/** Renders the whole page again when the language or the display of currencies changes. */
const Localised = ({ children }: { children: ReactNode }) => {
  const locale = useStore(language);
  const display = useStore(moneyDisplay);
  return (
    <I18nProvider key={`${locale} ${display}`} locale={locale}>
      {children}
    </I18nProvider>
  );
};

const shownBy = ({ show, fail }: RootSearch): Shown =>
  show === undefined ? AS_IT_IS : { state: show, code: isShownError(fail) ? fail : AS_IT_IS.code };

const sameShown = (a: Shown, b: Shown): boolean => a.state === b.state && a.code === b.code;

/** Opens the address; false if the sandbox cannot be reached. */
const opened = async (control: Control, address: RootSearch): Promise<boolean> => {
  try {
    await openAddress(control, address);
    return true;
  } catch (cause) {
    if (cause instanceof ControlRefused) throw cause;
    return false;
  }
};

/**
 * Brings the sandbox to the site in the address, then creates the clients, the caches and the request log.
 * @param pageCode Settles when the code of the opened page is there.
 */
export const start = async (config: Config, pageCode: Promise<void>) => {
  noteVisit();
  const address = parseRootSearch(router.options.parseSearch?.(location.search) ?? {});
  const send = fetchFrom(config.worker, pageCode);
  const plain = createControl(config.sandboxUrl, send);
  let isOpen = await opened(plain, address);

  let shown = shownBy(address);
  const presses = createPressWatch(globalThis);
  const site = createSiteWatch(plain);
  const log = createRequestLog({
    screen: () => router.state.location.pathname,
    pressed: presses.current,
    moved: () => site.status.get()?.moved,
  });
  const recorder = createSessionRecorder(plain, send);
  const tap = createWireTap(
    log.hear,
    createShownFetch(() => shown, recorder.fetch),
  );
  const generation = createGenerationChoice(site, address.generation);
  const clients = createIdentityClients({ config, log, tap, generation });
  log.entries.subscribe(site.soon);
  site.reachable.subscribe(() => {
    if (!site.reachable.get()) return;
    void (async () => {
      isOpen ||= await opened(plain, address);
      clients.readAgain();
    })();
  });
  void site.refresh().finally(showFontsSoon);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    const next = shownBy(parseRootSearch(toLocation.search));
    if (sameShown(next, shown)) return;
    shown = next;
    clients.forgetAnswers();
  });
  const playground: Playground = {
    config,
    control: tellingControl(plain, () => void site.refresh()),
    log,
    tap,
    site,
    generation,
    clients,
    recorder,
  };
  return (
    <Localised>
      <PlaygroundContext value={playground}>
        <RouterProvider router={router} />
      </PlaygroundContext>
    </Localised>
  );
};
