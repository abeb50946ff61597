import type { ListWhatsAppMessages, ShowWhatsAppMessage } from './list-whatsapp-messages.ts'
import type { SaveTemplateMapping, SendTestTemplate, ShowWhatsAppConfiguration } from './manage-templates.ts'
import type { AnswerWhatsAppChallenge, ReceiveWhatsAppReports } from './receive-whatsapp-reports.ts'
import type { RelayTemplate } from './relay-template.ts'
import type { ResendWhatsAppMessage } from './resend-whatsapp-message.ts'

/** WhatsApp: its templates, its messages, and what its providers report. */
export interface WhatsAppUseCases {
  readonly showWhatsAppConfiguration: Pick<ShowWhatsAppConfiguration, 'execute'>
  readonly saveTemplateMapping: Pick<SaveTemplateMapping, 'execute'>
  readonly sendTestTemplate: Pick<SendTestTemplate, 'execute'>
  readonly relayTemplate: Pick<RelayTemplate, 'execute'>
  readonly listWhatsAppMessages: Pick<ListWhatsAppMessages, 'execute'>
  readonly showWhatsAppMessage: Pick<ShowWhatsAppMessage, 'execute'>
  readonly resendWhatsAppMessage: Pick<ResendWhatsAppMessage, 'execute'>
  readonly receiveWhatsAppReports: Pick<ReceiveWhatsAppReports, 'execute'>
  readonly answerWhatsAppChallenge: Pick<AnswerWhatsAppChallenge, 'execute'>
}
