import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the product, by address. */
export default [
  index('routes/public/home/route.tsx'),

  route('*', 'routes/public/not-found/route.tsx'),
] satisfies RouteConfig
