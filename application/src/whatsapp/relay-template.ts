import type { Language } from '@camp/domain/languages/language.ts'
import { type NotificationType, notificationTypes } from '@camp/domain/messaging/notification.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { TemplateVariables } from '@camp/domain/whatsapp/template-mapping.ts'
import { textWith } from '@camp/domain/whatsapp/text-with.ts'
import type { CommunicationHistory } from '../messaging/communication-history.ts'
import { errorWithoutPersonalData } from '../messaging/error-without-personal-data.ts'
import type { HandedOver } from '../messaging/message-sender.ts'
import type { PermitRelay, RelayRefusal } from '../messaging/relay/permit-relay.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { TemplateDelivery, TemplateRefusal, TemplateRequest } from './template-delivery.ts'
import type { TemplateTexts } from './template-texts.ts'

export interface RelayTemplatePorts {
  readonly permitRelay: Pick<PermitRelay, 'execute'>
  readonly templateDelivery: Pick<TemplateDelivery, 'deliver'>
  readonly templateTexts: TemplateTexts
  readonly communicationHistory: Pick<CommunicationHistory, 'add'>
  readonly clock: Clock
  readonly randomness: Randomness
}

export interface RelayTemplateCommand {
  readonly actor: Actor
  /** International; plus sign and spaces fall away. */
  readonly phoneNumber: string
  readonly template: string
  readonly language: Language
  readonly variables: TemplateVariables
}

export type RelayTemplateRefusal = RelayRefusal | TemplateRefusal | { readonly code: 'unreachable'; readonly detail: string }

/** One template at once and with one try, for a client that waits for the answer (rule C4). */
export class RelayTemplate {
  readonly #ports: RelayTemplatePorts

  constructor(ports: RelayTemplatePorts) {
    this.#ports = ports
  }

  async execute(command: RelayTemplateCommand): Promise<Result<{ readonly messageId: string | null }, RelayTemplateRefusal>> {
    const permitted = await this.#ports.permitRelay.execute({ actor: command.actor, messages: 1 })
    if (!permitted.ok) return permitted
    const { phoneNumber, template, language, variables } = command
    const request = { to: phoneNumber, template, language, variables, correlationId: this.#ports.randomness.key() }
    const sent = await this.#send(request)
    if (!sent.ok) return sent
    await this.#remember(request, sent.value)
    return accepted({ messageId: sent.value.providerMessageId })
  }

  async #send(request: TemplateRequest): Promise<Result<HandedOver, RelayTemplateRefusal>> {
    try {
      return await this.#ports.templateDelivery.deliver(request)
    } catch (error) {
      return refused({ code: 'unreachable', detail: errorWithoutPersonalData(error) })
    }
  }

  async #remember(request: TemplateRequest, { deliveryState, providerMessageId }: HandedOver): Promise<void> {
    const { correlationId: id, to, template, language } = request
    const words = this.#ports.templateTexts.textOf({ name: template, language }) ?? template
    await this.#ports.communicationHistory.add({
      id,
      outboxMessageId: null,
      organisationId: null,
      reservationId: null,
      channel: 'app',
      type: typeOf(template),
      to: to.replace(/[+\s]/g, ''),
      subject: null,
      text: textWith(words, kept(request)),
      html: null,
      attachments: [],
      links: [],
      deliveryState,
      providerMessageId,
      error: null,
      sentAt: this.#ports.clock.now(),
    })
  }
}

/** A code is a key for some minutes: it is kept nowhere. */
function kept({ template, variables }: TemplateRequest): TemplateVariables {
  return template === 'verification_code' ? { ...variables, 1: '······' } : variables
}

function typeOf(template: string): NotificationType {
  if (template === 'payment_reminder_for_partial_payments') return 'payment_due_reminder'
  return notificationTypes.find((type) => type === template) ?? 'default'
}
