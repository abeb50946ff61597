import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const oneDay = 'public, max-age=86400'
const forever = 'public, max-age=31536000, immutable'

/**
 * A page's own policy is half a kilobyte, which a file that is no page need not repeat. Drawings may carry
 * styles; a browser asks no policy of what only a page can use.
 */
const noPage = "default-src 'none'; style-src 'unsafe-inline'"
const isPartOfPages = (path: string) => /^\/assets\/[^/]+\.(?:js|css)$/.test(path)

/**
 * The built client: what carries a hash in its name never changes under that name. It brings its own few
 * headers of security; those that speak to pages would weigh half a kilobyte on each of twenty files.
 */
export function staticAssets(directory: string): MiddlewareHandler {
  const serve = serveStatic({ root: directory, precompressed: true })
  const files = pathsIn(directory)
  return async (c, next) => {
    // Pages must not wait for the file system to say that they are no file.
    if (!files.has(c.req.path)) return next()
    const answer = await serve(c, next)
    if (!(answer instanceof Response)) return answer
    if (isKnown(c.req.header('If-Modified-Since'), answer)) {
      await answer.body?.cancel()
      return withHeaders(new Response(null, { status: 304 }), c.req.path)
    }
    return withHeaders(answer, c.req.path)
  }
}

function isKnown(since: string | undefined, { status, headers }: Response): boolean {
  const modified = Date.parse(headers.get('Last-Modified') ?? '')
  return status === 200 && since !== undefined && modified <= Date.parse(since)
}

function withHeaders(answer: Response, path: string): Response {
  answer.headers.set('Cache-Control', path.startsWith('/assets/') ? forever : oneDay)
  if (!isPartOfPages(path)) answer.headers.set('Content-Security-Policy', noPage)
  answer.headers.set('X-Content-Type-Options', 'nosniff')
  answer.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  return answer
}

/** As addresses name them. */
function pathsIn(directory: string): ReadonlySet<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
  return new Set(files.map((file) => `/${file.split(sep).join('/')}`))
}
