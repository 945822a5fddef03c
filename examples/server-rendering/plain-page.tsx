import { StrictMode } from 'react';
import { VitrineProvider } from 'vitrine/react';
import { ProductPage } from './pages.tsx';
import type { Site, SiteOptions } from './site.ts';

/** The data that makes the page equal to the page of the server. */
export interface Handed {
  readonly options: SiteOptions;
  readonly slug: string;
}

/** The whole document, the same on the server and in the browser. */
export const PlainPage = ({ site, slug }: { readonly site: Site; readonly slug: string }) => (
  <StrictMode>
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Shop</title>
      </head>
      <body>
        <VitrineProvider {...site}>
          <ProductPage slug={slug} />
        </VitrineProvider>
      </body>
    </html>
  </StrictMode>
);
