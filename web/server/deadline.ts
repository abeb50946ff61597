import { createMiddleware } from 'hono/factory'
import type { Container } from './container.ts'
import type { WebEnv } from './web-env.ts'

/** Milliseconds that a request may take, and that it may wait for other machines. */
export interface Patience {
  readonly whole: number
  readonly outbound: number
}

/** Rule X4. */
const usual: Patience = { whole: 5_000, outbound: 2_000 }

/** While it is worked on, and in tests, pages may have to be compiled first. */
export const unhurried: Patience = { whole: 60_000, outbound: 2_000 }

/** Photos come over slow lines; where no guest waits, other machines may take longer. */
const exceptions: readonly (readonly [path: string, patience: Patience])[] = [
  // The first who asks for a size waits until it is made, beside the event loop; a page is whole without it.
  ['/pictures/', { whole: 20_000, outbound: 2_000 }],
  ['/org/org-organisation/pictures/', unhurried],
  ['/org/org-organisation/set-up/pictures', unhurried],
  // Five hundred bookings go in as one.
  ['/org/org-organisation/bring-bookings', unhurried],
  // Somebody wants a calendar elsewhere read now; it has ten seconds to answer.
  ['/org/org-organisation/calendar-feeds/', { whole: 15_000, outbound: 10_000 }],
  ['/api/payments/notification', { whole: 5_000, outbound: 4_000 }],
  ['/admin/', { whole: 5_000, outbound: 4_000 }],
]

/** Programs that send through us wait as long as the provider may take; that has limits of its own. */
const withoutDeadline = ['/api/sendEmail', '/api/whatsapp/send', '/api/infrastructure/bulksms/sendSms', '/api/getSmsProfile']

/** What does not end by itself at its end is answered for, this many milliseconds later. */
const grace = 250

/** Why work ends before it is done. Neither says what became of a change that was on its way. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed'
}
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}

/** The work behind it ends at its deadline and with its client; the answer comes then at the latest. */
export function withinDeadline(container: Pick<Container, 'endingWithRequest'>, given?: Patience) {
  return createMiddleware<WebEnv>(async (c, next) => {
    const { whole, outbound } = given ?? patienceFor(c.req.path)
    const client = c.req.raw.signal
    c.set('end', client)
    if (withoutDeadline.includes(c.req.path)) return next()
    const end = new AbortController()
    const { promise: over, reject } = Promise.withResolvers<never>()
    const leave = () => {
      end.abort(new ClientGone('the client closed the connection'))
      reject(end.signal.reason)
    }
    const due = setTimeout(() => end.abort(new DeadlinePassed('no answer in time')), whole)
    const overdue = setTimeout(() => reject(end.signal.reason), whole + grace)
    client.addEventListener('abort', leave, { once: true })
    c.set('end', end.signal)
    try {
      await Promise.race([over, container.endingWithRequest({ signal: end.signal, outboundPatience: outbound }, next)])
    } finally {
      clearTimeout(due)
      clearTimeout(overdue)
      client.removeEventListener('abort', leave)
    }
  })
}

export function patienceFor(path: string): Patience {
  return exceptions.find(([begin]) => path.startsWith(begin))?.[1] ?? usual
}

/** The answer, or the reason for which the request ended before it. */
export async function untilEnd<Answer>(end: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const stop = () => reject(end.reason)
  end.addEventListener('abort', stop, { once: true })
  if (end.aborted) stop()
  try {
    return await Promise.race([answer, ended])
  } finally {
    end.removeEventListener('abort', stop)
  }
}
