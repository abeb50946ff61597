import { createMiddleware } from 'hono/factory'
import { isPersonalPath } from './personal-path.ts'
import type { WebEnv } from './web-env.ts'

/** Personal pages are kept nowhere; everything that says nothing of itself is asked for again each time. */
export const pageCaching = createMiddleware<WebEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  if (isPersonalPath(c.get('facts').url.pathname)) {
    headers.set('Cache-Control', 'no-store')
    headers.set('X-Robots-Tag', 'noindex')
  } else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
})
