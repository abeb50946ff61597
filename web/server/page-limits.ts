import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { errorDocument } from './error-document.ts'
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

const withinSize = bodyLimit({
  maxSize: largestBody,
  onError: (c) => {
    c.header('Connection', 'close')
    return c.req.path.startsWith('/api/') ? c.json({ error: 'too-large' }, 413) : c.html(errorDocument('form-too-large'), 413)
  },
})

/**
 * These count what they read themselves: pictures may weigh more (`readUpload`), calls answer in a form of
 * their own.
 */
const countThemselves = ['/org/org-organisation/pictures/', '/api/trpc/']

/** Stands before every door, so that none can be forgotten. */
export const withinBodySize = createMiddleware<WebEnv>((c, next) =>
  countThemselves.some((path) => c.req.path.startsWith(path)) ? next() : withinSize(c, next),
)
