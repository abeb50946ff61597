import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../audit/audit-trail.ts'
import { auditedActor } from '../audit/audited.ts'
import type { Outbox, OutboxMessage, OutboxMessageId } from '../messaging/outbox.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { WhatsAppMessageDetail, WhatsAppMessages } from './whatsapp-messages.ts'

/** `replay` gives a dead message its tries again; `again` writes the same facts as a new message. */
export type ResendJudgement =
  | { readonly how: 'replay' | 'again' }
  | { readonly how: null; readonly because: 'still-waiting' | 'no-number' | 'not-of-a-booking' }

export function judgeResend({ outboxMessage, to }: Pick<WhatsAppMessageDetail, 'outboxMessage' | 'to'>): ResendJudgement {
  if (!outboxMessage) return { how: null, because: 'not-of-a-booking' }
  if (to === null) return { how: null, because: 'no-number' }
  if (outboxMessage.state === 'pending') return { how: null, because: 'still-waiting' }
  return { how: outboxMessage.state === 'dead' ? 'replay' : 'again' }
}

export interface ResendWhatsAppMessagePorts {
  readonly whatsAppMessages: Pick<WhatsAppMessages, 'find'>
  readonly outbox: Pick<Outbox, 'add' | 'replay'>
  readonly auditTrail: AuditTrail
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
}

export type ResendWhatsAppMessageRefusal =
  | NotPermitted
  | NotFound
  | { readonly code: 'still-waiting' | 'no-number' | 'not-of-a-booking' | 'sent-again-already' }

/** Once a message: whoever presses twice sends once. The new message has an own place in the list. */
export class ResendWhatsAppMessage {
  readonly #ports: ResendWhatsAppMessagePorts

  constructor(ports: ResendWhatsAppMessagePorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: string
  }): Promise<Result<{ readonly id: string }, ResendWhatsAppMessageRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return this.#ports.transaction.run(async () => {
      const message = await this.#ports.whatsAppMessages.find(id)
      if (!message) return refused({ code: 'not-found' })
      const judged = judgeResend(message)
      if (judged.how === null || !message.outboxMessage)
        return refused({ code: judged.how ? 'not-of-a-booking' : judged.because })
      const resent =
        judged.how === 'replay' ? await this.#replay(message.outboxMessage) : await this.#again(message.outboxMessage)
      if (!resent) return refused({ code: 'sent-again-already' })
      await this.#record(actor, message.outboxMessage, judged.how)
      return accepted({ id: resent })
    })
  }

  async #replay({ id }: OutboxMessage): Promise<string | undefined> {
    return (await this.#ports.outbox.replay([id], this.#ports.clock.now())) > 0 ? id : undefined
  }

  async #again(message: OutboxMessage): Promise<string | undefined> {
    const now = this.#ports.clock.now()
    const id = this.#ports.randomness.key() as OutboxMessageId
    const times = { nextTryAt: now, createdAt: now, sentAt: null, mayBeTakenSince: null }
    const fresh = { ...times, state: 'pending', tries: 0, lastError: null } as const
    const added = await this.#ports.outbox.add([{ ...message, ...fresh, id, occurrence: `again after ${message.id}` }])
    return added > 0 ? id : undefined
  }

  #record(actor: Actor, { id, organisationId }: OutboxMessage, how: string): Promise<void> {
    const changes = [{ field: 'sent', before: '', after: how }]
    const stamp = { at: this.#ports.clock.now(), by: auditedActor(actor), organisationId }
    return this.#ports.auditTrail.record({ ...stamp, act: 'whatsapp-message.resent', subject: id, changes })
  }
}
