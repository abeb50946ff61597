import { maskedNumber } from '@camp/domain/messaging/masked-number.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import type { ListedPage } from '../shared/listing.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { judgeResend, type ResendJudgement } from './resend-whatsapp-message.ts'
import type { WhatsAppMessage, WhatsAppMessageDetail, WhatsAppMessageQuery, WhatsAppMessages } from './whatsapp-messages.ts'

/** Numbers are masked for everybody: the desk of the campsite has them. */
export type ShownWhatsAppMessage = Omit<WhatsAppMessage, 'to'> & { readonly maskedNumber: string | null }

export type ShownWhatsAppMessageDetail = ShownWhatsAppMessage &
  Pick<WhatsAppMessageDetail, 'text' | 'providerMessageId'> & { readonly resend: ResendJudgement }

interface Ports {
  readonly whatsAppMessages: WhatsAppMessages
}

export class ListWhatsAppMessages {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    ...query
  }: WhatsAppMessageQuery & { readonly actor: Actor }): Promise<Result<ListedPage<ShownWhatsAppMessage>, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { rows, total } = await this.#ports.whatsAppMessages.list(query)
    return accepted({ rows: rows.map(shown), total })
  }
}

export class ShowWhatsAppMessage {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: string
  }): Promise<Result<ShownWhatsAppMessageDetail, NotPermitted | NotFound>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const message = await this.#ports.whatsAppMessages.find(id)
    if (!message) return refused({ code: 'not-found' })
    const { outboxMessage: _, text, providerMessageId, ...facts } = message
    return accepted({ ...shown(facts), text, providerMessageId, resend: judgeResend(message) })
  }
}

function shown({ to, ...facts }: WhatsAppMessage): ShownWhatsAppMessage {
  return { ...facts, maskedNumber: to && maskedNumber(to) }
}
