export type RequestKind = 'procedure' | 'webhook' | 'channel' | 'relay' | 'sign-in' | 'picture' | 'calendar' | 'own' | 'page'

/** The first that fits. */
const kinds: readonly (readonly [RequestKind, RegExp])[] = [
  ['procedure', /^\/api\/trpc\//],
  ['sign-in', /^\/(api\/)?auth\//],
  ['channel', /^\/api\/hti$/],
  ['webhook', /^\/api\/(payments|whatsapp\/(webhook|twilio)|email\/bounce|infrastructure\/bulksms\/(?!sendSms))/],
  ['relay', /^\/api\//],
  ['picture', /^\/pictures\//],
  ['calendar', /\.ics$/],
  ['own', /^\/(health|metrics)(\/|$)/],
]

/** Addresses are endless, these are not. */
export function kindOfRequest(path: string): RequestKind {
  return kinds.find(([, form]) => form.test(path))?.[0] ?? 'page'
}
