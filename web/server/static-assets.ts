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

interface KeptFile {
  readonly content: Uint8Array<ArrayBuffer>
  readonly headers: Headers
}

/**
 * The built client: what carries a hash in its name never changes under that name. It brings its own few
 * headers of security; those that speak to pages would weigh half a kilobyte on each of twenty files. A few
 * megabytes in all: each file is read from the disk once.
 */
export function staticAssets(directory: string): MiddlewareHandler {
  const serve = serveStatic({ root: directory, precompressed: true })
  const files = pathsIn(directory)
  const kept = new Map<string, KeptFile>()
  return async (c, next) => {
    const { path, method } = c.req
    // Pages must not wait for the file system to say that they are no file.
    if (!files.has(path)) return next()
    const name = sentFile(path, files, c.req.header('Accept-Encoding'))
    const isPart = method !== 'GET' || c.req.header('Range') !== undefined
    const known = isPart ? undefined : kept.get(name)
    if (known) return whole(known, path, c.req.header('If-Modified-Since'))
    const answer = await serve(c, next)
    if (!(answer instanceof Response)) return answer
    const headers = withHeaders(answer.headers, path)
    if (isPart || answer.status !== 200) return new Response(answer.body, { status: answer.status, headers })
    const file = { content: new Uint8Array(await answer.arrayBuffer()), headers }
    kept.set(name, file)
    return whole(file, path, c.req.header('If-Modified-Since'))
  }
}

function whole({ content, headers }: KeptFile, path: string, since: string | undefined): Response {
  const isKnown = since !== undefined && Date.parse(headers.get('Last-Modified') ?? '') <= Date.parse(since)
  return isKnown
    ? new Response(null, { status: 304, headers: withHeaders(new Headers(), path) })
    : new Response(content, { headers })
}

/** Compressed while building, where its reader takes that: as the library chooses it. */
function sentFile(path: string, files: ReadonlySet<string>, accepted = ''): string {
  const names = new Set(accepted.split(',').map((name) => name.trim()))
  const ending = compressions.find(([name, each]) => names.has(name) && files.has(path + each))?.[1]
  return path + (ending ?? '')
}

const compressions = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

function withHeaders(given: Headers, path: string): Headers {
  const headers = new Headers(given)
  headers.set('Cache-Control', path.startsWith('/assets/') ? forever : oneDay)
  if (!isPartOfPages(path)) headers.set('Content-Security-Policy', noPage)
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  return headers
}

/** As addresses name them. */
function pathsIn(directory: string): ReadonlySet<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
  return new Set(files.map((file) => `/${file.split(sep).join('/')}`))
}
