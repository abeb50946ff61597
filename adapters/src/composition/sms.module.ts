import { NoteDelivery } from '@camp/application/messaging/note-delivery.ts'
import { PermitRelay } from '@camp/application/messaging/relay/permit-relay.ts'
import { ReceiveSmsReports } from '@camp/application/messaging/sms/receive-sms-reports.ts'
import { RegisterSmsWebhook } from '@camp/application/messaging/sms/register-sms-webhook.ts'
import { RelaySms } from '@camp/application/messaging/sms/relay-sms.ts'
import { ShowSmsProfile } from '@camp/application/messaging/sms/show-sms-profile.ts'
import { ShowSmsReport } from '@camp/application/messaging/sms/show-sms-report.ts'
import type { SmsUseCases } from '@camp/application/messaging/sms/sms-use-cases.ts'
import { ContainerModule, type Newable } from 'inversify'
import { PostgresSmsMessages } from '../messaging/postgres-sms-messages.ts'
import { namingOutages } from '../postgres/outages.ts'
import { Ports } from './ports.ts'

/** SMS, what became of them and what they cost. */
export const smsModule = new ContainerModule(({ bind }) => {
  bind(Ports.smsMessages).toResolvedValue((em) => namingOutages(new PostgresSmsMessages(em)), [Ports.entityManager])
  bind(RelaySms).toResolvedValue(
    (permitRelay, smsProvider, history, noteDelivery, transaction, clock, randomness) =>
      new RelaySms({ permitRelay, smsProvider, history, noteDelivery, transaction, clock, randomness }),
    [PermitRelay, Ports.smsProvider, Ports.communicationHistory, NoteDelivery, Ports.transaction, Ports.clock, Ports.randomness],
  )
  bind(ShowSmsProfile).toResolvedValue(
    (permitRelay, smsProvider) => new ShowSmsProfile({ permitRelay, smsProvider }),
    [PermitRelay, Ports.smsProvider],
  )
  bind(ShowSmsReport).toResolvedValue(
    (smsProvider, smsMessages, clock) => new ShowSmsReport({ smsProvider, smsMessages, clock }),
    [Ports.smsProvider, Ports.smsMessages, Ports.clock],
  )
  bind(ReceiveSmsReports).toResolvedValue(
    (smsProvider, smsMessages, noteDelivery, clock) => new ReceiveSmsReports({ smsProvider, smsMessages, noteDelivery, clock }),
    [Ports.smsProvider, Ports.smsMessages, NoteDelivery, Ports.clock],
  )
  bind(RegisterSmsWebhook).toResolvedValue(
    (smsProvider, publicUrl) => new RegisterSmsWebhook({ smsProvider, publicUrl }),
    [Ports.smsProvider, Ports.publicUrl],
  )
})

export const smsUseCases = {
  relaySms: RelaySms,
  showSmsProfile: ShowSmsProfile,
  showSmsReport: ShowSmsReport,
  receiveSmsReports: ReceiveSmsReports,
  registerSmsWebhook: RegisterSmsWebhook,
} satisfies { readonly [Name in keyof SmsUseCases]: Newable<SmsUseCases[Name]> }
