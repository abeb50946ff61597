import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const oneDay = 'public, max-age=86400'
const forever = 'public, max-age=31536000, immutable'

/** The built client: what carries a hash in its name never changes under that name. */
export function staticAssets(directory: string): MiddlewareHandler {
  const serve = serveStatic({ root: directory, precompressed: true })
  return async (c, next) => {
    const answer = await serve(c, next)
    if (answer instanceof Response) answer.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? forever : oneDay)
    return answer
  }
}
