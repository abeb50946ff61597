import { index, type RouteConfig } from '@react-router/dev/routes'

/** Every page of the product, by address. */
export default [index('routes/public/home/route.tsx')] satisfies RouteConfig
