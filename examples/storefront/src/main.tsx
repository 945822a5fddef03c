import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { VitrineProvider } from 'vitrine/react';
import { anyCart, anyCatalog } from 'vitrine/state';
import { Account, Callback } from './account.tsx';
import { CartPage } from './cart.tsx';
import { Thanks } from './checkout.tsx';
import { ProductPage } from './product.tsx';
import { Products } from './products.tsx';
import { Shell } from './shell.tsx';
import { ready, site } from './site.ts';
import './style.css';

await ready();

createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <VitrineProvider client={site} cart={anyCart} catalog={anyCatalog}>
      <BrowserRouter>
        <Routes>
          <Route element={<Shell />}>
            <Route index element={<Products />} />
            <Route path="products/:slug" element={<ProductPage />} />
            <Route path="cart" element={<CartPage />} />
            <Route path="thanks" element={<Thanks />} />
            <Route path="account" element={<Account />} />
            <Route path="callback" element={<Callback />} />
            <Route path="*" element={<h1>This page does not exist</h1>} />
          </Route>
        </Routes>
      </BrowserRouter>
    </VitrineProvider>
  </StrictMode>,
);
