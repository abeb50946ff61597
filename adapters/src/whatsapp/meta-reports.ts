import type { IncomingMessage } from '@camp/application/conversations/receive-guest-messages.ts'
import type { DeliveryReport } from '@camp/application/messaging/communication-history.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { z } from 'zod'

const states = ['sent', 'delivered', 'read', 'failed'] as const

const status = z.object({
  id: z.string().min(1).max(500),
  status: z.string().max(100),
  /** Seconds since 1970, as text. */
  timestamp: z.string().regex(/^\d{1,11}$/),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z
    .array(
      z.object({
        code: z.number().optional(),
        title: z.string().optional(),
        message: z.string().optional(),
        error_data: z.object({ details: z.string().optional() }).optional(),
      }),
    )
    .optional(),
})

/** What is told one by one is read one by one: of what has a new shape the rest is heard all the same. */
const listed = z.array(z.unknown()).optional()
const call = z.object({
  object: z.string(),
  entry: z.array(
    z.object({
      changes: z.array(z.object({ field: z.string(), value: z.object({ statuses: listed, messages: listed }).loose() })),
    }),
  ),
})

const message = z.object({
  id: z.string().min(1).max(500),
  from: z.string().regex(/^\d{7,15}$/),
  type: z.string().max(50),
  text: z.object({ body: z.string().max(10_000) }).optional(),
  button: z.object({ text: z.string().max(1000) }).optional(),
  context: z.object({ id: z.string().max(500).optional() }).optional(),
})

/** What guests wrote; of a picture or a voice message only that there is one. Nothing of any other shape. */
export function metaSaid(body: unknown): readonly IncomingMessage[] {
  return (valuesOf(body) ?? []).flatMap(({ messages = [] }) => messages.flatMap(readBy(message))).flatMap(toIncoming)
}

/** What concerns messages; undefined: not Meta's shape. */
function valuesOf(body: unknown) {
  const read = call.safeParse(body)
  if (!read.success) return undefined
  const changes = read.data.entry.flatMap((entry) => entry.changes)
  return changes.filter(({ field }) => field === 'messages').map(({ value }) => value)
}

function readBy<Value>(schema: z.ZodType<Value>) {
  return (one: unknown): readonly Value[] => {
    const read = schema.safeParse(one)
    return read.success ? [read.data] : []
  }
}

function toIncoming({ id, from, type, text, button, context }: z.infer<typeof message>): readonly IncomingMessage[] {
  if (type === 'reaction' || type === 'unsupported') return []
  const words = text?.body.trim() || button?.text.trim() || `[${type}]`
  return [{ channel: 'app', from, text: words, providerMessageId: id, answers: context?.id ?? null }]
}

/**
 * The statuses of a call; what guests write and what else Meta tells is left out. Undefined: not Meta's
 * shape.
 */
export function metaReports(body: unknown): readonly DeliveryReport[] | undefined {
  return valuesOf(body)?.flatMap(({ statuses = [] }) => statuses.flatMap(readBy(status)).flatMap(toReport))
}

function toReport({ id, status: word, timestamp, biz_opaque_callback_data: ours, errors }: z.infer<typeof status>) {
  const state = states.find((known) => known === word)
  if (!state) return []
  const [first] = errors ?? []
  const reason = first?.error_data?.details ?? first?.message ?? first?.title ?? 'no reason given'
  const report: DeliveryReport = {
    channel: 'app',
    providerMessageId: id,
    state,
    error: state === 'failed' ? `WhatsApp ${first?.code ?? ''}: ${reason}`.replace(' :', ':') : null,
    at: Temporal.Instant.fromEpochMilliseconds(Number(timestamp) * 1000),
    ...(ours ? { messageId: ours as OutboxMessageId } : {}),
  }
  return [report]
}
