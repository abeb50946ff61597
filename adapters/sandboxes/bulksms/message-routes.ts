import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { brokenAnswer } from '../broken-answer.ts'
import { readFilter } from './message-filter.ts'
import { messageOnWire } from './sandbox-message.ts'
import { badRequest, type SandboxProblem, unknownMessage } from './sandbox-problem.ts'
import type { SandboxParts, SubmissionDesk } from './submission-desk.ts'

type Env = { Bindings: Partial<HttpBindings> }

/** `/messages` and `/profile`. */
export function messageRoutes({ settings, ledger, time }: SandboxParts, desk: SubmissionDesk): Hono<Env> {
  const routes = new Hono<Env>()

  const submit = async (c: Context<Env>, body: unknown) => {
    const key = c.req.query('deduplication-id')
    const isKey = key === undefined || (/^-?\d{1,10}$/.test(key) && Number(key) === (Number(key) | 0))
    if (!isKey) return problem(c, badRequest('deduplication-id: is no int32'))
    const autoUnicode = c.req.query('auto-unicode') === 'true'
    const answer = desk.take(body, { deduplicationId: key === undefined ? null : Number(key), autoUnicode })
    if ('problem' in answer) return problem(c, answer.problem)
    const whole = c.json(
      answer.taken.map((message) => messageOnWire(message, { withCost: false })),
      201,
    )
    if (!answer.fault) return whole
    return brokenAnswer(answer.fault, whole, { outgoing: c.env?.outgoing, slowMs: settings.slowMs })
  }

  routes.post('/messages', async (c) => {
    const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
    return submit(c, isForm ? await c.req.parseBody() : await c.req.json().catch(() => undefined))
  })
  routes.get('/messages/send', (c) => submit(c, { to: c.req.query('to'), body: c.req.query('body') }))

  routes.get('/messages', (c) => {
    const test = readFilter(c.req.query('filter') ?? '')
    if (typeof test !== 'function') return problem(c, badRequest(`filter: '${test.badClause}' is no clause`))
    const limit = Number(c.req.query('limit') ?? 1000)
    if (!Number.isSafeInteger(limit) || limit < 1) return problem(c, badRequest('limit: is no positive number'))
    const found = ledger.messages().filter(test)
    const sorted = c.req.query('sortOrder') === 'ASCENDING' ? found.toReversed() : found
    return c.json(sorted.slice(0, limit).map((message) => messageOnWire(message, { withCost: true })))
  })

  routes.get('/messages/:id', (c) => {
    const message = ledger.message(c.req.param('id'))
    if (!message) return problem(c, unknownMessage(`Message with id '${c.req.param('id')}' does not exist`))
    return c.json(messageOnWire(message, { withCost: true }))
  })

  routes.get('/messages/:id/relatedReceivedMessages', (c) =>
    ledger.message(c.req.param('id')) ? c.json([]) : problem(c, unknownMessage('No such message')),
  )

  routes.get('/profile', (c) =>
    c.json({
      id: '1',
      username: 'sandbox',
      created: '2026-01-01T08:00:00+02:00',
      credits: { balance: ledger.credits, limit: 0, isTransferAllowed: false },
      quota: { size: settings.quota, remaining: Math.max(0, settings.quota - ledger.sentOn(time.now())) },
      originAddresses: { allowed: [], isFullControlAllowed: false },
      company: { name: 'Camp', taxReference: null },
    }),
  )

  return routes
}

export function problem(c: Context, [status, body]: SandboxProblem): Response {
  return c.json(body, status)
}
