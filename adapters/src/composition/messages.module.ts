import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import { PermitRelay } from '@camp/application/messaging/relay/permit-relay.ts'
import type { RelayQuota } from '@camp/application/messaging/relay/relay-quota.ts'
import { TemplateDelivery } from '@camp/application/whatsapp/template-delivery.ts'
import { ContainerModule } from 'inversify'
import { DeliveryStatusReader } from '../email/delivery-status-reader.ts'
import { PlatformMailbox } from '../enquiries/platform-mailbox.ts'
import { PostgresRelayUses } from '../messaging/relay/postgres-relay-uses.ts'
import { AccountNoticeSender } from '../people/account-notice-sender.ts'
import { CodeSender } from '../people/code-sender.ts'
import { InvitationSender } from '../people/invitation-sender.ts'
import { namingOutages } from '../postgres/outages.ts'
import { WordingTemplateTexts } from '../whatsapp/wording-template-texts.ts'
import { Parts, Ports } from './ports.ts'

const unlimited: RelayQuota = { perHour: Number.MAX_SAFE_INTEGER, perDay: Number.MAX_SAFE_INTEGER }

/** What sends a message of its own accord, and the steps of messaging that several acts share. */
export const messagesModule = new ContainerModule(({ bind }) => {
  bind(Ports.recordNotification).toResolvedValue(
    (outbox, clock, randomness, messageLog) => new RecordNotification({ outbox, clock, randomness, messageLog }),
    [Ports.outbox, Ports.clock, Ports.randomness, Ports.messageLog],
  )
  bind(Ports.codeMessages).toResolvedValue(
    (senders, history, log, clock, randomness, publicUrl, staysLocal) =>
      new CodeSender({ senders, history, log, clock, randomness, publicUrl, staysLocal }),
    [
      Ports.messageSenders,
      Ports.communicationHistory,
      Ports.messageLog,
      Ports.clock,
      Ports.randomness,
      Ports.publicUrl,
      Parts.staysLocal,
    ],
  )
  bind(Ports.accountNotices).toResolvedValue(
    (senders, history, log, clock, randomness, publicUrl) =>
      new AccountNoticeSender({ senders, history, log, clock, randomness, publicUrl }),
    [Ports.messageSenders, Ports.communicationHistory, Ports.messageLog, Ports.clock, Ports.randomness, Ports.publicUrl],
  )
  bind(Ports.invitationLetters).toResolvedValue(
    (senders, history, log, clock, randomness, publicUrl) =>
      new InvitationSender({ senders, history, log, clock, randomness, publicUrl }),
    [Ports.messageSenders, Ports.communicationHistory, Ports.messageLog, Ports.clock, Ports.randomness, Ports.publicUrl],
  )
  bind(Ports.platformMail).toResolvedValue(
    ({ email }, history, log, clock, address) => new PlatformMailbox({ email, history, log, clock, address }),
    [Ports.messageSenders, Ports.communicationHistory, Ports.messageLog, Ports.clock, Parts.platformAddress],
  )
  bind(Ports.permitRelay).toResolvedValue(
    (em, transaction, clock, quota, areRateLimitsOn) =>
      new PermitRelay({
        relayUses: namingOutages(new PostgresRelayUses(em)),
        transaction,
        clock,
        relayQuota: areRateLimitsOn ? quota : unlimited,
      }),
    [Parts.entityManager, Ports.transaction, Ports.clock, Parts.relayQuota, Parts.areRateLimitsOn],
  )
  bind(Ports.bounceReader).toResolvedValue((secret) => new DeliveryStatusReader({ secret }), [Parts.emailBounceSecret])
  bind(Ports.templateTexts).toResolvedValue((publicUrl) => new WordingTemplateTexts(publicUrl), [Ports.publicUrl])
  bind(Ports.templateDelivery).toResolvedValue(
    (templateMappings, templateTexts, sender, publicUrl) =>
      new TemplateDelivery({ templateMappings, templateTexts, sender, publicUrl }),
    [Ports.templateMappings, Ports.templateTexts, Parts.templateSender, Ports.publicUrl],
  )
})
