import type { PlotsToLayOut } from '@camp/application/organisations/aboard/lay-out-plots.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { typedCents, wholeOrNaN } from '#app/formatting/typed-number.ts'
import { everyText } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { type KindAnswers, offeredKinds } from './plot-kinds.ts'

export function readKinds(form: FormData): readonly KindAnswers[] {
  const typed = readForm(everyText, form)
  return offeredKinds.map(({ siteType }) => {
    const text = (field: string) => typed[`${siteType}.${field}`] ?? ''
    const [count, paxMax, rate] = [text('count'), text('paxMax'), text('rate')]
    return { siteType, count, paxMax, rate, rateBasis: text('rateBasis'), isElectrified: text('isElectrified') }
  })
}

/** Those of which there are some. */
export function wantedKinds(kinds: readonly KindAnswers[], t: Translator<'aboard'>, currency: string): readonly PlotsToLayOut[] {
  return kinds
    .filter(({ count }) => count !== '' && count !== '0')
    .map(({ siteType, count, paxMax, rate, rateBasis, isElectrified }) => {
      const cents = typedCents(rate)
      return {
        siteType,
        siteName: t(`kind_${siteType}`),
        plotName: t(`plot_${siteType}`),
        count: wholeOrNaN(count) ?? Number.NaN,
        paxMax: wholeOrNaN(paxMax) ?? Number.NaN,
        isElectrified: isElectrified === 'yes',
        rateBasis: rateBasis === 'perPerson' ? 'perPerson' : 'perPlot',
        rate: cents === null || cents <= 0 ? null : Money.cents(cents, currency),
      }
    })
}
