/** Refusals of a request before any of its calls is looked at, in the form of tRPC. */
const refusals = {
  'not-json': { status: 415, number: -32600, code: 'BAD_REQUEST', message: 'Send JSON, with Content-Type: application/json' },
  'too-heavy': {
    status: 400,
    number: -32600,
    code: 'BAD_REQUEST',
    message: 'Send fewer calls at once: ten of weight 1, or two searches, pickers, quotes or holds',
  },
  'too-large': { status: 413, number: -32013, code: 'PAYLOAD_TOO_LARGE', message: 'Send at most 1 MB' },
} as const

/** In the words of every other call that comes too often. */
export function tooOftenRefusal(headers: { readonly 'Retry-After': string }): Response {
  const data = {
    code: 'TOO_MANY_REQUESTS',
    httpStatus: 429,
    reason: 'too_many',
    retryAfterSeconds: Number(headers['Retry-After']),
  }
  const error = { code: -32029, message: 'Too much was read from this address; ask again later', data }
  return Response.json({ error }, { status: 429, headers })
}

export function wholeRequestRefusal(name: keyof typeof refusals): Response {
  const { status, number, code, message } = refusals[name]
  const issues = code === 'BAD_REQUEST' ? { issues: [{ path: [], message }] } : {}
  const error = { code: number, message, data: { code, httpStatus: status, ...issues } }
  const headers = { 'Cache-Control': 'no-store', ...(status === 413 && { Connection: 'close' }) }
  return Response.json({ error }, { status, headers })
}
