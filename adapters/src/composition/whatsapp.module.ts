import { NoteDelivery } from '@camp/application/messaging/note-delivery.ts'
import { PermitRelay } from '@camp/application/messaging/relay/permit-relay.ts'
import { ListWhatsAppMessages, ShowWhatsAppMessage } from '@camp/application/whatsapp/list-whatsapp-messages.ts'
import { SaveTemplateMapping, SendTestTemplate, ShowWhatsAppConfiguration } from '@camp/application/whatsapp/manage-templates.ts'
import { AnswerWhatsAppChallenge, ReceiveWhatsAppReports } from '@camp/application/whatsapp/receive-whatsapp-reports.ts'
import { RelayTemplate } from '@camp/application/whatsapp/relay-template.ts'
import { ResendWhatsAppMessage } from '@camp/application/whatsapp/resend-whatsapp-message.ts'
import { TemplateDelivery } from '@camp/application/whatsapp/template-delivery.ts'
import type { WhatsAppUseCases } from '@camp/application/whatsapp/whatsapp-use-cases.ts'
import { ContainerModule, type Newable } from 'inversify'
import { namingOutages } from '../postgres/outages.ts'
import { PostgresTemplateMappings } from '../whatsapp/postgres-template-mappings.ts'
import { PostgresWhatsAppMessages } from '../whatsapp/postgres-whatsapp-messages.ts'
import { WordingTemplateTexts } from '../whatsapp/wording-template-texts.ts'
import { Ports } from './ports.ts'

export const whatsAppUseCases = {
  showWhatsAppConfiguration: ShowWhatsAppConfiguration,
  saveTemplateMapping: SaveTemplateMapping,
  sendTestTemplate: SendTestTemplate,
  relayTemplate: RelayTemplate,
  listWhatsAppMessages: ListWhatsAppMessages,
  showWhatsAppMessage: ShowWhatsAppMessage,
  resendWhatsAppMessage: ResendWhatsAppMessage,
  receiveWhatsAppReports: ReceiveWhatsAppReports,
  answerWhatsAppChallenge: AnswerWhatsAppChallenge,
} satisfies { readonly [Name in keyof WhatsAppUseCases]: Newable<WhatsAppUseCases[Name]> }

/** Templates, messages and reports of channel `app`. */
export const whatsAppModule = new ContainerModule(({ bind }) => {
  bind(Ports.templateMappings).toResolvedValue((em) => namingOutages(new PostgresTemplateMappings(em)), [Ports.entityManager])
  bind(Ports.whatsAppMessages).toResolvedValue((em) => namingOutages(new PostgresWhatsAppMessages(em)), [Ports.entityManager])
  bind(Ports.templateTexts).toResolvedValue((publicUrl) => new WordingTemplateTexts(publicUrl), [Ports.publicUrl])
  bind(TemplateDelivery).toResolvedValue(
    (mappings, texts, { templates: sender }, publicUrl) => new TemplateDelivery({ mappings, texts, sender, publicUrl }),
    [Ports.templateMappings, Ports.templateTexts, Ports.whatsApp, Ports.publicUrl],
  )
  bind(ShowWhatsAppConfiguration).toResolvedValue(
    ({ setup }, mappings, texts) => new ShowWhatsAppConfiguration({ setup, mappings, texts }),
    [Ports.whatsApp, Ports.templateMappings, Ports.templateTexts],
  )
  bind(SaveTemplateMapping).toResolvedValue(
    (mappings, transaction, auditTrail, clock) => new SaveTemplateMapping({ mappings, transaction, auditTrail, clock }),
    [Ports.templateMappings, Ports.transaction, Ports.auditTrail, Ports.clock],
  )
  bind(RelayTemplate).toResolvedValue(
    (permitRelay, delivery, texts, history, clock, randomness) =>
      new RelayTemplate({ permitRelay, delivery, texts, history, clock, randomness }),
    [PermitRelay, TemplateDelivery, Ports.templateTexts, Ports.communicationHistory, Ports.clock, Ports.randomness],
  )
  bind(SendTestTemplate).toResolvedValue(
    (relayTemplate, texts) => new SendTestTemplate({ relayTemplate, texts }),
    [RelayTemplate, Ports.templateTexts],
  )
  for (const list of [ListWhatsAppMessages, ShowWhatsAppMessage]) {
    bind<ListWhatsAppMessages | ShowWhatsAppMessage>(list).toResolvedValue(
      (whatsAppMessages) => new list({ whatsAppMessages }),
      [Ports.whatsAppMessages],
    )
  }
  bind(ResendWhatsAppMessage).toResolvedValue(
    (whatsAppMessages, outbox, auditTrail, transaction, clock, randomness) =>
      new ResendWhatsAppMessage({ whatsAppMessages, outbox, auditTrail, transaction, clock, randomness }),
    [Ports.whatsAppMessages, Ports.outbox, Ports.auditTrail, Ports.transaction, Ports.clock, Ports.randomness],
  )
  bind(ReceiveWhatsAppReports).toResolvedValue(
    ({ reports }, noteDelivery, clock) => new ReceiveWhatsAppReports({ reports, noteDelivery, clock }),
    [Ports.whatsApp, NoteDelivery, Ports.clock],
  )
  bind(AnswerWhatsAppChallenge).toResolvedValue(({ reports }) => new AnswerWhatsAppChallenge({ reports }), [Ports.whatsApp])
})
