import type { OutgoingTemplate } from '@camp/application/whatsapp/template-sender.ts'
import type { MetaSettings, TwilioSettings } from '../whatsapp-settings.ts'
import { twilioAccountSid, twilioContentSid } from './recorded-shapes.ts'

export const metaSettings: MetaSettings = {
  provider: 'meta',
  url: 'https://graph.example/v24.0',
  phoneNumberId: '106540352242922',
  accessToken: 'token',
  appSecret: 'app secret',
  verifyToken: 'verify me',
}

export const twilioSettings: TwilioSettings = {
  provider: 'twilio',
  url: 'https://api.twilio.example',
  accountSid: twilioAccountSid,
  authToken: 'auth token',
  from: '+27820000000',
}

/** To Thandi, with two variables and the two buttons. */
export function anOutgoingTemplate(facts: Partial<OutgoingTemplate> = {}): OutgoingTemplate {
  return {
    to: '27821234567',
    mapping: {
      name: 'booking_request_confirmation',
      language: 'af',
      metaName: 'bevestig',
      twilioContentSid,
      bodyOrder: ['1', '2'],
      urlButtons: [],
      isActive: true,
    },
    filled: {
      body: ['Thandi', 'Môreson'],
      buttons: [
        { index: 0, text: 'r/key/confirm' },
        { index: 1, text: 'r/key/cancel' },
      ],
    },
    correlationId: 'message-1',
    ...facts,
  }
}
