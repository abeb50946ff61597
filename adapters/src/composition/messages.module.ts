import { RecordNotification } from '@camp/application/messaging/record-notification.ts'
import { PermitRelay } from '@camp/application/messaging/relay/permit-relay.ts'
import type { RelayQuota } from '@camp/application/messaging/relay/relay-quota.ts'
import { TemplateDelivery } from '@camp/application/whatsapp/template-delivery.ts'
import { ContainerModule } from 'inversify'
import { FeedLetterWriter } from '../calendar-feeds/feed-letter-writer.ts'
import { DeliveryStatusReader } from '../email/delivery-status-reader.ts'
import { PlatformMailbox } from '../enquiries/platform-mailbox.ts'
import { DigestLetterWriter } from '../messaging/news/digest-letter-writer.ts'
import { StaffTextWriter } from '../messaging/news/staff-text-writer.ts'
import { PostgresRelayUses } from '../messaging/relay/postgres-relay-uses.ts'
import { AboardLetterWriter } from '../organisations/aboard/aboard-letter-writer.ts'
import { AccountNoticeWriter } from '../people/account-notice-writer.ts'
import { CodeWriter } from '../people/code-writer.ts'
import { InvitationWriter } from '../people/invitation-writer.ts'
import { namingOutages } from '../postgres/outages.ts'
import { WordingTemplateTexts } from '../whatsapp/wording-template-texts.ts'
import { Parts, Ports } from './ports.ts'

const unlimited: RelayQuota = { perHour: Number.MAX_SAFE_INTEGER, perDay: Number.MAX_SAFE_INTEGER }

/** What writes messages about people and enquiries, and the steps of messaging that several acts share. */
export const messagesModule = new ContainerModule(({ bind }) => {
  bind(Ports.recordNotification).toResolvedValue(
    (outbox, newsLog, clock, randomness, messageLog) =>
      new RecordNotification({ outbox, newsLog, clock, randomness, messageLog }),
    [Ports.outbox, Ports.newsLog, Ports.clock, Ports.randomness, Ports.messageLog],
  )
  const writing = [Ports.writtenMessages, Ports.clock, Ports.randomness, Ports.publicUrl] as const
  bind(Ports.codeMessages).toResolvedValue(
    (written, clock, randomness, publicUrl, log) => new CodeWriter({ written, clock, randomness, publicUrl, log }),
    [...writing, Ports.messageLog],
  )
  bind(Ports.accountNotices).toResolvedValue(
    (written, clock, randomness, publicUrl) => new AccountNoticeWriter({ written, clock, randomness, publicUrl }),
    [...writing],
  )
  bind(Ports.invitationLetters).toResolvedValue(
    (written, clock, randomness, publicUrl) => new InvitationWriter({ written, clock, randomness, publicUrl }),
    [...writing],
  )
  bind(Ports.aboardLetters).toResolvedValue(
    (written, clock, randomness, publicUrl, platformAddress) =>
      new AboardLetterWriter({ written, clock, randomness, publicUrl, platformAddress }),
    [...writing, Parts.platformAddress],
  )
  bind(Ports.feedLetters).toResolvedValue(
    (written, clock, randomness, publicUrl) => new FeedLetterWriter({ written, clock, randomness, publicUrl }),
    [...writing],
  )
  bind(Ports.staffTexts).toResolvedValue(
    (written, clock, randomness, publicUrl) => new StaffTextWriter({ written, clock, randomness, publicUrl }),
    [...writing],
  )
  bind(Ports.digestLetters).toResolvedValue(
    (written, clock, randomness, publicUrl) => new DigestLetterWriter({ written, clock, randomness, publicUrl }),
    [...writing],
  )
  bind(Ports.platformMail).toResolvedValue(
    (written, clock, address) => new PlatformMailbox({ written, clock, address }),
    [Ports.writtenMessages, Ports.clock, Parts.platformAddress],
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
