import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('routes/shop.tsx'), route('cart', 'routes/cart.ts')] satisfies RouteConfig;
