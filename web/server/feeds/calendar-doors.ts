import { type Context, Hono } from 'hono'
import type { WebEnv } from '../web-env.ts'

/**
 * `/ical/{token}.ics`: the nights of a plot, or of all of a campsite, that are taken, for other calendars.
 * Programs ask, without a session; whoever has the address may read. Kept nowhere on the way, so that what is
 * booked here is known there when they ask.
 */
export function calendarDoors(): Hono<WebEnv> {
  return new Hono<WebEnv>()
    .get('/ical/:file{[a-z0-9]+\\.ics}', showCalendar)
    .all('/ical/*', (c) => (c.req.method === 'GET' ? missing(c) : c.text('Use GET', 405, { Allow: 'GET, HEAD' })))
}

async function showCalendar(c: Context<WebEnv>): Promise<Response> {
  const token = (c.req.param('file') ?? '').replace(/\.ics$/, '')
  const shown = await c.get('openScope')().useCases.showTakenNights.execute({ token })
  if (!shown.ok)
    return shown.refusal.code === 'not-found' ? missing(c) : c.text('Too many requests', 429, { 'Retry-After': '60' })
  const { etag, lastModified, content } = shown.value
  const headers = {
    ETag: `W/"${etag}"`,
    'Last-Modified': new Date(lastModified.epochMilliseconds).toUTCString(),
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  }
  if (isKnown(c, etag, lastModified.epochMilliseconds)) return c.body(null, 304, headers)
  const type = { 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': 'inline; filename="calendar.ics"' }
  return c.body(await content(), 200, Object.assign(headers, type))
}

function missing(c: Context<WebEnv>): Response {
  return c.text('There is no such calendar. It may have been given another address.', 404, { 'Cache-Control': 'no-store' })
}

/** What the other side has already; its name for it counts more than its time (RFC 9110). */
function isKnown(c: Context<WebEnv>, etag: string, changedAt: number): boolean {
  const names = c.req.header('if-none-match')
  if (names !== undefined) {
    return names.split(',').some((name) => name.trim() === '*' || name.trim().replace(/^W\//, '') === `"${etag}"`)
  }
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return Number.isFinite(since) && changedAt <= since
}
