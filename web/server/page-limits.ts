import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { errorDocument } from './error-document.ts'
import { isMultipart } from './posted-form.ts'
import type { WebEnv } from './web-env.ts'

/** Characters of path and query (rule X1). */
const longestAddress = 8 * 1024
/** Bytes. */
const largestBody = 1024 * 1024

/** Doors tell programs, pages tell people. */
export const withinAddressLength = createMiddleware<WebEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length <= longestAddress) return next()
  return pathname.startsWith('/api/')
    ? c.json({ error: 'address-too-long' }, 414)
    : c.html(errorDocument('address-too-long'), 414)
})

/**
 * What no text of ours can be: percent signs that are no UTF-8, and NUL. An address with it, or of too many
 * parts, leads nowhere; a field with it cannot be read. Calls judge their own input.
 */
export const readableAddress = createMiddleware<WebEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.startsWith('/api/trpc/')) return next()
  const isCall = pathname.startsWith('/api/')
  if (!isReadable(pathname)) return isCall ? c.json({ error: 'not-found' }, 404) : c.html(errorDocument('not-found'), 404)
  if (isCall || !/%00/.test(search)) return next()
  return c.html(errorDocument('refused'), 400)
})

/** Finding the page of 4,000 parts took the router 13 seconds; no page of ours has more than ten. */
const mostParts = 32

function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !decoded.includes('\0') && decoded.split('/', mostParts + 2).length <= mostParts + 1
  } catch {
    return false
  }
}

/**
 * Whoever asks in a way that is not answered here is told which would be; a connection whose body was not
 * read is closed, whichever door refused it (rule X8).
 */
export const tellingRefusals = createMiddleware<WebEnv>(async (c, next) => {
  await next()
  if (c.res.status === 413) c.res.headers.set('Connection', 'close')
  if (c.res.status !== 405 || c.res.headers.has('Allow')) return
  c.res.headers.set('Allow', ['GET', 'HEAD'].includes(c.req.method) ? 'POST' : 'GET, HEAD')
})

const withinSize = bodyLimit({
  maxSize: largestBody,
  onError: (c) =>
    c.req.path.startsWith('/api/') ? c.json({ error: 'too-large' }, 413) : c.html(errorDocument('form-too-large'), 413),
})

/** Pages whose form has files, pictures or documents; React Router posts to their `.data`. */
const pagesWithFiles =
  /^\/(org\/org-organisation\/(pictures\/[^/]+(\/upload)?|set-up\/pictures)|admin\/(import-org|reports\/dmarc))(\.data)?$/

export function isFormWithFiles(path: string, type: string): boolean {
  return isMultipart(type) && pagesWithFiles.test(path)
}

/**
 * Files may weigh more, and are counted while they are read (`readUpload`); any other body for the same
 * address is read before the page is asked. Calls answer in a form of their own.
 */
function countsItself({ req }: Context<WebEnv>): boolean {
  // Nobody can read the body of such a request, and to look for one makes all of a `Request`.
  if (req.method === 'GET' || req.method === 'HEAD') return true
  if (req.path.startsWith('/api/trpc/')) return true
  return isFormWithFiles(req.path, req.header('content-type') ?? '')
}

/** Stands before every door, so that none can be forgotten. */
export const withinBodySize = createMiddleware<WebEnv>((c, next) => (countsItself(c) ? next() : withinSize(c, next)))
