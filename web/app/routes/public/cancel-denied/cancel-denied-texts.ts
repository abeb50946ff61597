import type { CancellationTermsView } from '@camp/application/reservations/reservation-views.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

type Reason = NonNullable<CancellationTermsView['reason']>
type Words = Extract<TextKey<'reservation'>, `cancelDenied${string}`>

export const cancelDeniedTexts = {
  expired: { heading: 'cancelDeniedExpired', text: 'cancelDeniedExpiredText' },
  already_cancelled: { heading: 'cancelDeniedCancelled', text: 'cancelDeniedCancelledText' },
  stay_begun: { heading: 'cancelDeniedStayBegun', text: 'cancelDeniedStayBegunText' },
  wrong_state: { heading: 'cancelDeniedState', text: 'cancelDeniedStateText' },
} as const satisfies Record<Reason, { readonly heading: Words; readonly text: Words }>
