import { ListWhatsAppMessages, ShowWhatsAppMessage } from './list-whatsapp-messages.ts'
import { SaveTemplateMapping, SendTestTemplate, ShowWhatsAppConfiguration } from './manage-templates.ts'
import { AnswerWhatsAppChallenge, ReceiveWhatsAppReports } from './receive-whatsapp-reports.ts'
import { RelayTemplate } from './relay-template.ts'
import { ResendWhatsAppMessage } from './resend-whatsapp-message.ts'

/** WhatsApp: its templates, its messages, and what its providers report. */
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
}
