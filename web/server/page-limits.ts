import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { errorDocument } from './error-document.ts'
import type { WebEnv } from './web-env.ts'

/** Characters of path and query (`reliability.md` §6). */
const longestAddress = 8 * 1024
/** Bytes. */
const largestForm = 1024 * 1024

/** Doors tell programs, pages tell people. */
export const withinAddressLength = createMiddleware<WebEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length <= longestAddress) return next()
  return pathname.startsWith('/api/') ? c.json({ error: 'address-too-long' }, 414) : c.html(errorDocument(414), 414)
})

const withinFormSize = bodyLimit({ maxSize: largestForm, onError: (c) => c.html(errorDocument(413), 413) })

/** Pictures are counted where they are read, since they may weigh more: `readUpload`. */
export const withinPageLimits = createMiddleware<WebEnv>((c, next) =>
  c.req.path.startsWith('/org/org-organisation/pictures/') ? next() : withinFormSize(c, next),
)
