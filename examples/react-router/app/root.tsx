import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { cookieStorage } from 'vitrine';
import { VitrineProvider } from 'vitrine/react';
import { cookie, openSite } from './site';

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Shop</title>
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);

const isPage = typeof document !== 'undefined';

export default function App() {
  // In the browser the page goes on with the cookie of the visitor. On the server it draws what the loader hands over.
  const [site] = useState(() => openSite(isPage ? cookieStorage(cookie) : undefined));
  return (
    <VitrineProvider {...site}>
      <Outlet />
    </VitrineProvider>
  );
}
