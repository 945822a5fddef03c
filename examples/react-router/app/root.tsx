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
  // In the browser the page continues with the visitor's cookie. On the server it renders the data of the loader.
  const [site] = useState(() => openSite(isPage ? cookieStorage(cookie) : undefined));
  return (
    <VitrineProvider {...site}>
      <Outlet />
    </VitrineProvider>
  );
}
