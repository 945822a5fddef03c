import { useCart } from 'vitrine/react';
import { CartButton } from './cart-button.tsx';

const FilledCart = () => <CartButton count={useCart((cart) => cart.count)} />;

export default FilledCart;
