/** What Meta and Twilio answer and report, with their field names and forms; numbers and ids are invented. */
export const metaAccepted = {
  messaging_product: 'whatsapp',
  contacts: [{ input: '27821234567', wa_id: '27821234567' }],
  messages: [{ id: 'wamid.HBgLMjc4MjEyMzQ1NjcVAgARGBI5QTNDQTVCM0Q0Q0Q2RTY3RTcA', message_status: 'accepted' }],
}

export const metaParameterMismatch = {
  error: {
    message: '(#132000) Number of parameters does not match the expected number of params',
    type: 'OAuthException',
    code: 132000,
    error_data: {
      messaging_product: 'whatsapp',
      details: 'body: number of localizable_params (0) does not match the expected number of params (1)',
    },
    fbtrace_id: 'AbCdEfGhIjKlMnOpQrStUv',
  },
}

export const metaError = (code: number, details = 'as it is') => ({
  error: {
    message: `(#${code}) title`,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details },
    fbtrace_id: 'AbCdEfGhIjKlMnOpQrStUv',
  },
})

interface StatusFacts {
  readonly id?: string
  readonly status?: string
  readonly timestamp?: string
  readonly [more: string]: unknown
}

/** One call of Meta's webhook with as many statuses. */
export const metaStatusCall = (...statuses: readonly StatusFacts[]) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550783881', phone_number_id: '106540352242922' },
            statuses: statuses.map((facts) => ({
              id: 'wamid.1',
              status: 'delivered',
              timestamp: '1795248000',
              recipient_id: '27821234567',
              recipient_user_id: 'ZA.13491208655302741918',
              conversation: { id: 'c0nv3r54t10n', origin: { type: 'utility' } },
              pricing: { billable: true, pricing_model: 'PMP', category: 'utility', type: 'regular' },
              ...facts,
            })),
          },
        },
      ],
    },
  ],
})

/** What a guest wrote, at the same address. */
export const metaIncomingCall = {
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550783881', phone_number_id: '106540352242922' },
            contacts: [{ profile: { name: 'Thandi' }, wa_id: '27821234567' }],
            messages: [{ from: '27821234567', id: 'wamid.in', timestamp: '1795248000', type: 'text', text: { body: 'Hello' } }],
          },
        },
      ],
    },
  ],
}

const sid = (prefix: string, digit: string) => `${prefix}${digit.repeat(32)}`
export const twilioMessageSid = sid('MM', 'a')
export const twilioAccountSid = sid('AC', 'b')
export const twilioContentSid = sid('HX', 'c')

export const twilioCreated = {
  sid: twilioMessageSid,
  account_sid: twilioAccountSid,
  api_version: '2010-04-01',
  to: 'whatsapp:+27821234567',
  from: 'whatsapp:+27820000000',
  body: 'Hello Thandi',
  status: 'queued',
  direction: 'outbound-api',
  num_segments: '1',
  num_media: '0',
  price: null,
  price_unit: null,
  error_code: null,
  error_message: null,
  date_created: 'Sat, 21 Nov 2026 08:00:00 +0000',
  date_updated: 'Sat, 21 Nov 2026 08:00:00 +0000',
  date_sent: null,
  messaging_service_sid: null,
  uri: `/2010-04-01/Accounts/${twilioAccountSid}/Messages/${twilioMessageSid}.json`,
  subresource_uris: { media: `/2010-04-01/Accounts/${twilioAccountSid}/Messages/${twilioMessageSid}/Media.json` },
}

export const twilioError = (code: number, status = 400) => ({
  code,
  message: `error ${code}`,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
})

export const twilioCallback = (facts: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    MessageSid: twilioMessageSid,
    SmsSid: twilioMessageSid,
    AccountSid: twilioAccountSid,
    From: 'whatsapp:+27820000000',
    To: 'whatsapp:+27821234567',
    MessageStatus: 'delivered',
    SmsStatus: 'delivered',
    ApiVersion: '2010-04-01',
    ChannelPrefix: 'whatsapp',
    EventType: 'DELIVERED',
    ...facts,
  })
