import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { problem } from './message-routes.ts'
import type { SandboxWebhook } from './sandbox-ledger.ts'
import { badRequest, unknownMessage } from './sandbox-problem.ts'
import type { SandboxParts } from './submission-desk.ts'

const entry = z.object({
  name: z.string().min(1).max(100),
  url: z.url({ protocol: /^https?$/ }),
  triggerScope: z.enum(['SENT', 'RECEIVED']),
  invokeOption: z.enum(['ONE', 'MANY']).default('ONE'),
  active: z.boolean().default(true),
  contactEmailAddress: z.email().nullable().default(null),
  onWebApp: z.boolean().default(true),
})

const reasons: Readonly<Record<string, string>> = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found' }

/** `/webhooks`: an address is tried with `[]` before it is kept. */
export function webhookRoutes({ ledger, caller }: SandboxParts): Hono {
  const find = (id: string) => ledger.webhooks().find((webhook) => webhook.id === id)
  const unknown = (c: Context, id: string) => problem(c, unknownMessage(`Webhook with id '${id}' does not exist`))

  const keep = async (c: Context, id: string | undefined) => {
    const read = entry.safeParse(await c.req.json().catch(() => undefined))
    if (!read.success) {
      const [issue] = read.error.issues
      return problem(c, badRequest(`${issue?.path.join('.') || 'webhook'}: ${issue?.message}`))
    }
    const isTaken = ledger.webhooks().some((webhook) => webhook.name === read.data.name && webhook.id !== id)
    if (isTaken) return problem(c, badRequest(`name: '${read.data.name}' is taken`))
    const answer = read.data.active ? await caller.probe(read.data.url) : '200'
    if (!/^2\d\d$/.test(answer)) {
      const reason = reasons[answer] ? `${answer} - ${reasons[answer]}` : answer
      return problem(c, badRequest(`Invoking the Webhook URL caused an error: ${reason}`))
    }
    return c.json(onWire(ledger.keepWebhook({ id: id ?? ledger.nextId(), ...read.data })))
  }

  return new Hono()
    .get('/', (c) => c.json(ledger.webhooks().map(onWire)))
    .post('/', (c) => keep(c, undefined))
    .get('/:id', (c) => {
      const webhook = find(c.req.param('id'))
      return webhook ? c.json(onWire(webhook)) : unknown(c, c.req.param('id'))
    })
    .post('/:id', (c) => (find(c.req.param('id')) ? keep(c, c.req.param('id')) : unknown(c, c.req.param('id'))))
    .delete('/:id', (c) => (ledger.dropWebhook(c.req.param('id')) ? c.body(null, 200) : unknown(c, c.req.param('id'))))
}

function onWire({ id, ...webhook }: SandboxWebhook): Record<string, unknown> {
  return { id: Number(id), ...webhook }
}
