import { useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { useCart } from 'vitrine/react';

/** The frame of every page: header, content, footer. */
export const Shell = () => {
  const count = useCart(({ count }) => count);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true }); // screen readers continue in the new page
  }, [pathname]);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <Link className="brand" to="/">
          Halm
        </Link>
        <nav aria-label="Main">
          <NavLink to="/" end>
            Shop
          </NavLink>
          <NavLink to="/account">Account</NavLink>
          <NavLink to="/cart" aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}>
            Cart <span className="count">{count}</span>
          </NavLink>
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer>A demonstration shop. Nothing is delivered, and no card is charged.</footer>
    </>
  );
};

/** A failed read, with a way to try again. */
export const Failure = ({ error, retry }: { readonly error: Error; readonly retry?: () => void }) => (
  <p role="alert" className="failure">
    {error.message} {retry && <button onClick={retry}>Try again</button>}
  </p>
);
