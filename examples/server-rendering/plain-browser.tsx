import { hydrateRoot } from 'react-dom/client';
import { hydrateSite, type SiteState } from 'vitrine/react';
import { type Handed, PlainPage } from './plain-page.tsx';
import { openSite } from './site.ts';

declare global {
  interface Window {
    /** The data of `plain-server.tsx`. */
    site?: SiteState;
    handed?: Handed;
  }
}

/** Called by the entry of your bundle. */
export const startPage = async (): Promise<void> => {
  const { site: state, handed } = window;
  if (!handed) throw new Error('This page was not rendered by plain-server.tsx.');
  const site = openSite(handed.options);
  // First, so that the first render equals the page of the server.
  await hydrateSite(site.queryClient, state);
  hydrateRoot(document, <PlainPage site={site} slug={handed.slug} />);
};
