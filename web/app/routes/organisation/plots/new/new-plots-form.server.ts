import type { RateBasis } from '@camp/domain/plots/plot.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { z } from 'zod'
import { typedCents } from '#app/formatting/typed-number.ts'
import { textFields, wholeOr, wholeOrNothing, yes } from '#app/forms/form-fields.server.ts'
import { newPlotsFields } from './new-plots-answers.ts'

export const newPlotsForm = textFields(newPlotsFields)

export function newPlotsFacts(currency: string) {
  return z
    .object({
      siteId: z.string().transform((id) => id as SiteId),
      name: z.string(),
      count: wholeOr(1),
      firstNumber: wholeOrNothing,
      isElectrified: yes,
      paxMax: wholeOr(Number.NaN),
      tentsMax: wholeOrNothing,
      caravansMax: wholeOrNothing,
      rateBasis: z.string().transform((basis): RateBasis => (basis === 'perPerson' ? 'perPerson' : 'perPlot')),
      rate: z.string().transform((text): Money | 'unreadable' | null => {
        if (text === '') return null
        const cents = typedCents(text)
        return cents === null || cents < 0 ? 'unreadable' : Money.cents(cents, currency)
      }),
    })
    .transform(({ siteId, name, count, firstNumber, rateBasis, rate, ...facts }) => ({
      siteId,
      series: { name, count, firstNumber },
      facts: { ...facts, paxMin: 1 },
      rateBasis,
      rate,
    }))
}
