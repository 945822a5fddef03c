import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { VitrineProvider } from 'vitrine/react';
import { createTestSite, type TestSite, type TestSiteOptions } from 'vitrine/react/testing';
import { apiKey, createClient } from 'vitrine';
import { ticketsV1, ticketsV2, type TicketsBackend } from 'vitrine/state';
import { createStore, type Store } from '../lib/store.ts';
import type { IdentityClient } from '../site/identity-clients.ts';
import { DEFAULT_IDENTITY } from '../site/identities.ts';
import type { SessionState } from '../site/session.ts';
import { type Services, ServicesContext } from '../site/services.ts';
import { part } from './part.ts';

/** The generations of a site's tickets. On the second, the announced ends have passed, and the first is refused. */
export const generations: readonly [string, TicketsBackend, Pick<TestSiteOptions, 'clock' | 'settings'>][] = [
  ['first', ticketsV1, {}],
  [
    'second',
    ticketsV2,
    {
      clock: { kind: 'frozen', start: Date.parse('2027-03-01T09:00:00Z') },
      settings: { reservationsEnd: 'gone' },
    },
  ],
];

/** A screen with its route, as in `app/routes`. */
export interface TestedScreen {
  readonly path: string;
  readonly Screen: () => ReactNode;
  readonly search?: (raw: Record<string, unknown>) => object;
  /** Id of the parent route. */
  readonly area?: string;
}

/** Screens of one site in jsdom, over a sandbox in this process. */
export interface TestedSite extends TestSite {
  /** The recorder's state, as the session tools of the playground show it. */
  readonly recorded: Store<SessionState>;
  /** Shows the screen at an address, within the routes that were given. */
  readonly open: (address: string) => Promise<void>;
  /** The address that is open. */
  readonly address: () => string;
}

interface SiteOptions extends TestSiteOptions {
  readonly tickets?: TicketsBackend;
  readonly screens: readonly TestedScreen[];
  /** Beside the screen, as in the shell. */
  readonly frame?: ComponentType;
}

const ownerOf = (site: TestSite): Pick<IdentityClient, 'client'> => ({
  client: createClient({
    auth: apiKey({
      key: site.sandbox.state.settings.ownerApiKey,
      siteId: 'sandbox-site',
      dangerouslyAllowBrowser: true,
    }),
    host: 'https://sandbox.test',
    fetch: (url, init) => site.sandbox.fetch(new Request(url, { ...init, signal: null })),
  }),
});

const routerOf = (screens: readonly TestedScreen[], address: string) => {
  const root = createRootRoute({ component: Outlet });
  const routes = screens.map(({ path, Screen, search = (raw) => raw, area }) => {
    const parent = area === undefined ? root : createRoute({ getParentRoute: () => root, id: area });
    const route = createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: search,
      component: Screen,
    });
    return parent === root ? route : parent.addChildren([route]);
  });
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  return createRouter({
    routeTree: root.addChildren([...routes, rest]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
};

/** Makes a site whose screens a test opens. Call `dispose` after the test. */
export const createTestedSite = ({
  tickets = ticketsV1,
  screens,
  frame: Frame = () => null,
  ...options
}: SiteOptions): TestedSite => {
  const site = createTestSite(options);
  const owner = ownerOf(site);
  const recorded = createStore<SessionState>({ status: 'idle', steps: 0, kept: undefined });
  const services = part<Services>({
    identity: DEFAULT_IDENTITY,
    client: site.client,
    session: site.client.session,
    clients: part<Services['clients']>({ get: () => part<IdentityClient>(owner) }),
    recorder: part<Services['recorder']>({ state: recorded }),
    control: { send: <Answer,>() => Promise.resolve(site.sandbox.state.settings as Answer) },
  });
  let router: ReturnType<typeof routerOf> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <VitrineProvider client={site.client} queryClient={site.queryClient} tickets={tickets}>
        {children}
      </VitrineProvider>
    </ServicesContext>
  );
  return {
    ...site,
    recorded,
    open: async (address) => {
      cleanup();
      const opened = routerOf(screens, address);
      router = opened;
      // The type of the registered router has the routes of the whole playground.
      const Shown = RouterProvider as ComponentType<{ router: unknown }>;
      render(<Shown router={opened} />, {
        wrapper: ({ children }) =>
          wrapper({
            children: (
              <>
                <Frame />
                {children}
              </>
            ),
          }),
      });
      await screen.findByRole('heading', { level: 1 });
    },
    address: () => router?.state.location.href ?? '',
    dispose: () => {
      cleanup();
      site.dispose();
      sessionStorage.clear();
    },
  };
};
