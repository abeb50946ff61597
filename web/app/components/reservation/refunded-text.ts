import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { WireReservation } from '#server/wire/reservation-on-wire.ts'
import { randText } from '../../formatting/rand-text.ts'
import type { Translator } from '../../wording/catalogue.ts'
import type { PageLanguage } from '../../wording/page-languages.ts'

type Cancellation = NonNullable<WireReservation['cancellation']>

/** What came of the money of a cancelled booking: it goes back, or is a voucher. */
export function refundedText(
  t: Translator<'reservation'>,
  { refundAmount, voucherUntil }: Pick<Cancellation, 'refundAmount' | 'voucherUntil'>,
  language: PageLanguage,
): string {
  const refund = randText(refundAmount)
  return voucherUntil ? t('voucherGiven', { refund, date: dayText(voucherUntil, language) }) : t('refundOnItsWay', { refund })
}
