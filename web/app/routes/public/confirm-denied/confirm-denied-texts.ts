import type { TextKey } from '#app/wording/catalogue.ts'
import type { Denial } from './load-confirm-denied.ts'

interface DenialTexts {
  readonly heading: Extract<TextKey<'reservation'>, `denied${string}`>
  readonly text: Extract<TextKey<'reservation'>, `denied${string}Text`>
  readonly next: 'try-again' | 'book-again' | 'see-booking'
}

export const confirmDeniedTexts = {
  expired: { heading: 'deniedExpired', text: 'deniedExpiredText', next: 'book-again' },
  already_cancelled: { heading: 'deniedCancelled', text: 'deniedCancelledText', next: 'book-again' },
  plots_gone: { heading: 'deniedPlotsGone', text: 'deniedPlotsGoneText', next: 'book-again' },
  payment_declined: { heading: 'deniedDeclined', text: 'deniedDeclinedText', next: 'try-again' },
  payment_cancelled: { heading: 'deniedPayCancelled', text: 'deniedPayCancelledText', next: 'try-again' },
  stay_begun: { heading: 'deniedStayBegun', text: 'deniedStayBegunText', next: 'see-booking' },
} as const satisfies Record<Denial, DenialTexts>
