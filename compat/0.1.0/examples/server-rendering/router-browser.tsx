import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cookieStorage } from 'vitrine';
import { routerOf } from './router.tsx';
import { openSite, type SiteOptions } from './site.ts';

/** Called by the entry of your bundle, which knows the site. */
export const startPage = (options: SiteOptions): void => {
  const router = routerOf(openSite(options, cookieStorage()));
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
};
