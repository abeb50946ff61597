import { setTimeout } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { CallFault } from './bulksms/magic-numbers.ts'

/** The answer of a submission that was taken, gone wrong on its way. */
export async function brokenAnswer(
  fault: CallFault,
  answer: Response,
  { outgoing, slowMs }: { readonly outgoing: HttpBindings['outgoing'] | undefined; readonly slowMs: number },
): Promise<Response> {
  switch (fault) {
    case 'slow':
      await setTimeout(slowMs, undefined, { ref: false })
      return answer
    case 'garbage':
      return new Response('<html><body>Bad gateway</body></html>', { status: 201, headers: { 'content-type': 'text/html' } })
    case 'cut':
      return cutShort(await answer.text(), outgoing)
    case 'reset':
      outgoing?.destroy()
      return RESPONSE_ALREADY_SENT
    default:
      return answer
  }
}

function cutShort(text: string, outgoing: HttpBindings['outgoing'] | undefined): Response {
  const half = text.slice(0, Math.floor(text.length / 2))
  if (!outgoing) return new Response(half, { status: 201, headers: { 'content-type': 'application/json' } })
  outgoing.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  outgoing.write(half, () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}
