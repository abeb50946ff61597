import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The status that Meta sends with a code. */
function metaStatus(code: number): ContentfulStatusCode {
  if (code === 190) return 401
  if (code === 10 || code === 131005 || (code >= 200 && code <= 299)) return 403
  if (code === 132001) return 404
  if ([80007, 130429, 131056].includes(code)) return 429
  return code === 131000 ? 500 : 400
}

export function metaRefusal(c: Context, code: number, details: string): Response {
  const message = `(#${code}) ${details}`
  const error_data = { messaging_product: 'whatsapp', details }
  const error = { message, type: 'OAuthException', code, error_data, fbtrace_id: 'SandboxTraceId' }
  return c.json({ error }, metaStatus(code))
}

const twilioStatuses: Readonly<Record<number, ContentfulStatusCode>> = { 20003: 401, 20404: 404, 20429: 429 }

export function twilioRefusal(c: Context, code: number, message: string): Response {
  const status = twilioStatuses[code] ?? 400
  return c.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status)
}
