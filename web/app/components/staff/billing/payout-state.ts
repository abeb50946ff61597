import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import type { WirePayout } from '#server/wire/payouts-on-wire.ts'

/** What became of a payout: one that was paid may have come back later. */
export function payoutState(t: Translator<'payouts'>, payout: WirePayout, language: PageLanguage): string {
  const { paidOn, bankReference, returnedOn, returnReason } = payout
  const said = [
    ...(paidOn === null ? [] : [t('paid', { date: dayText(paidOn, language), reference: bankReference ?? '' })]),
    ...(returnedOn === null ? [] : [t('returned', { date: dayText(returnedOn, language), reason: returnReason ?? '' })]),
  ]
  return said.length === 0 ? t('open') : said.join(' · ')
}
