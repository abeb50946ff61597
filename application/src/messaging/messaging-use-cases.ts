import { ReceiveBounce } from './email/receive-bounce.ts'
import { ListMessages } from './list-messages.ts'
import { ListOutgoingMessages } from './list-outgoing-messages.ts'
import { ChooseNews, ShowOwnNews } from './news/own-news-choices.ts'
import { SendDigests } from './news/send-digests.ts'
import { TellStaff } from './news/tell-staff.ts'
import { NoteDelivery } from './note-delivery.ts'
import { RelayEmail } from './relay/relay-email.ts'
import { ReplayMessages } from './replay-messages.ts'
import { SendOutbox } from './send-outbox.ts'
import { ListSms } from './sms/list-sms.ts'
import { ReceiveSmsReports } from './sms/receive-sms-reports.ts'
import { RegisterSmsWebhook } from './sms/register-sms-webhook.ts'
import { RelaySms } from './sms/relay-sms.ts'
import { ShowSmsProfile } from './sms/show-sms-profile.ts'
import { ListWritten } from './written/list-written.ts'
import { SendWritten } from './written/send-written.ts'

/**
 * Messages on their way and afterwards, what their providers report, and sending through the platform at its
 * cost.
 */
export const messagingUseCases = {
  sendOutbox: SendOutbox,
  /** Codes, invitations, notices about accounts, mail to the platform. */
  sendWritten: SendWritten,
  /** What a campsite's people hear of at once, by their own choice. */
  tellStaff: TellStaff,
  /** And in the letter of the morning. */
  sendDigests: SendDigests,
  showOwnNews: ShowOwnNews,
  chooseNews: ChooseNews,
  listMessages: ListMessages,
  noteDelivery: NoteDelivery,
  /** For the platform: waiting, sent and given up, of every organisation. */
  listOutgoingMessages: ListOutgoingMessages,
  /** And those about no booking. */
  listWritten: ListWritten,
  /** Gives messages that were given up all their tries again. */
  replayMessages: ReplayMessages,
  /** From a mail server. */
  receiveBounce: ReceiveBounce,
  /** For the platform's staff and for holders of the service key. */
  relayEmail: RelayEmail,
  relaySms: RelaySms,
  showSmsProfile: ShowSmsProfile,
  /** For the platform: what it cost, too. */
  listSms: ListSms,
  receiveSmsReports: ReceiveSmsReports,
  registerSmsWebhook: RegisterSmsWebhook,
}
