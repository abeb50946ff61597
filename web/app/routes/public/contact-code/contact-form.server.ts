import type { TypedContact } from '@camp/application/people/contact-proof/send-contact-code.ts'
import { messageChannels } from '@camp/domain/messaging/notification.ts'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/mobile'
import { z } from 'zod'
import { asPosted, choice, line } from '#app/forms/form-fields.server.ts'

export const contactCodeForm = z.object({
  csrfToken: asPosted,
  go: line,
  channel: choice(messageChannels, 'email'),
  email: line,
  country: line,
  cell: line,
  code: line,
})

export type ContactTyped = z.output<typeof contactCodeForm>

export function typedContact({ channel, email, country, cell }: ContactTyped): TypedContact {
  if (channel === 'email') return { channel, email }
  return { channel, countryCode: isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null, cell }
}
