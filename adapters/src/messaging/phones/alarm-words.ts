import type { QuotaOf } from './phone-quota.ts'

const whose: Readonly<Record<QuotaOf, string>> = {
  number: 'one phone number',
  campsite: 'one campsite',
  platform: 'the whole marketplace',
}

/** To whoever runs the marketplace. */
export function alarmWords(of: QuotaOf): { readonly subject: string; readonly text: string } {
  return {
    subject: `SMS and WhatsApp: the quota of ${whose[of]} is used up`,
    text: `In the last hour ${whose[of]} had more SMS and WhatsApp messages than its quota allows. They wait and go out later.\n\nSomebody may be sending messages at our cost: look at the list of outgoing messages. If it is the season, raise PHONE_MESSAGES_PER_CAMPSITE or PHONE_MESSAGES_PER_HOUR.`,
  }
}
