import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const oneDay = 'public, max-age=86400'
const forever = 'public, max-age=31536000, immutable'

/**
 * A page's own policy is half a kilobyte, which a file that is no page need not repeat. Drawings may carry
 * styles.
 */
const noPage = "default-src 'none'; style-src 'unsafe-inline'"

/**
 * The built client: what carries a hash in its name never changes under that name. It brings its own few
 * headers of security; those that speak to pages would weigh half a kilobyte on each of twenty files.
 */
export function staticAssets(directory: string): MiddlewareHandler {
  const serve = serveStatic({ root: directory, precompressed: true })
  return async (c, next) => {
    const answer = await serve(c, next)
    if (!(answer instanceof Response)) return answer
    answer.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? forever : oneDay)
    answer.headers.set('Content-Security-Policy', noPage)
    answer.headers.set('X-Content-Type-Options', 'nosniff')
    answer.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    return answer
  }
}
