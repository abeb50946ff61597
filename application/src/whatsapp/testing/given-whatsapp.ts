import type { Role } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import type { HandedOver, SendRefusal } from '../../messaging/message-sender.ts'
import { PermitRelay } from '../../messaging/relay/permit-relay.ts'
import { InMemoryRelayUses } from '../../messaging/relay/testing/in-memory-relay-uses.ts'
import { InMemoryCommunicationHistory } from '../../messaging/testing/in-memory-communication-history.ts'
import { InMemoryOutbox } from '../../messaging/testing/in-memory-outbox.ts'
import type { Actor } from '../../shared/actor.ts'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { TemplateDelivery } from '../template-delivery.ts'
import type { OutgoingTemplate, OutgoingText, TemplateSender } from '../template-sender.ts'
import type { TemplateTexts } from '../template-texts.ts'
import { InMemoryTemplateMappings } from './in-memory-template-mappings.ts'
import { InMemoryWhatsAppMessages } from './in-memory-whatsapp-messages.ts'

type Answer = () => Promise<Result<HandedOver, SendRefusal>>

const yes: Answer = async () => accepted({ providerMessageId: 'wamid.1', deliveryState: 'accepted' })

/** Answers as told, once each, then yes for ever; remembers what it was asked to send. */
export class ScriptedTemplates implements TemplateSender {
  readonly asked: OutgoingTemplate[] = []
  readonly texts: OutgoingText[] = []
  readonly #script: Answer[]

  constructor(script: readonly Answer[]) {
    this.#script = [...script]
  }

  async sendTemplate(template: OutgoingTemplate): Promise<Result<HandedOver, SendRefusal>> {
    this.asked.push(template)
    return (this.#script.shift() ?? yes)()
  }

  async sendText(text: OutgoingText): Promise<Result<HandedOver, SendRefusal>> {
    this.texts.push(text)
    return (this.#script.shift() ?? yes)()
  }
}

export const personOfNoOrganisation = (role: Role): Actor => ({
  kind: 'user',
  userId: `${role}-1` as UserId,
  role,
  organisationIds: [],
})

const texts: TemplateTexts = {
  textOf: ({ name }) => ({ verification_code: '{{1}} is your code.', default: 'Hello {{1}}, see {{9}}' })[name],
  examplesOf: () => ({ ...oneToNine, CONFIRM: 'r/example/confirm', CANCEL: 'r/example/cancel' }),
}

export const oneToNine = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), `value ${index + 1}`]))

/** WhatsApp in memory, whose provider does as told. */
export function givenWhatsApp(script: readonly Answer[] = []) {
  const [outbox, history] = [new InMemoryOutbox(), new InMemoryCommunicationHistory()]
  const shared = {
    clock: new FixedClock(),
    transaction: new InMemoryTransaction(),
    randomness: new CountingRandomness(),
    auditTrail: new InMemoryAuditTrail(),
    templateMappings: new InMemoryTemplateMappings(),
    templateTexts: texts,
    outbox,
    communicationHistory: history,
  }
  const sender = new ScriptedTemplates(script)
  return {
    ...shared,
    sender,
    whatsAppMessages: new InMemoryWhatsAppMessages({ outbox, history }),
    templateDelivery: new TemplateDelivery({ ...shared, sender, publicUrl: 'https://camp.example' }),
    permitRelay: new PermitRelay({ ...shared, relayUses: new InMemoryRelayUses(), relayQuota: { perHour: 2, perDay: 9 } }),
  }
}
