import type { SiteRates } from '@camp/application/organisations/aboard/set-season-rates.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { typedCents, wholeOrNaN } from '#app/formatting/typed-number.ts'
import { everyText } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'

/** What was typed for the rates of these sites, and what it means. */
export function readRates(form: FormData, siteIds: readonly SiteId[]) {
  const texts = readForm(everyText, form)
  const rates = siteIds.map((siteId): SiteRates => {
    const cents = (column: string) => typedCents(texts[`${siteId}.${column}`] ?? '')
    const rateBasis = texts[`${siteId}.rateBasis`] === 'perPerson' ? 'perPerson' : 'perPlot'
    return { siteId, rateBasis, offPeak: cents('offPeak'), peak: cents('peak'), superPeak: cents('superPeak') }
  })
  return { texts, rates, summerNights: wholeOrNaN(texts.summerNights ?? '') ?? 0 }
}
