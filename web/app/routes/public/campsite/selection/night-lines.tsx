import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireSelectionQuote } from '#server/wire/picker-on-wire.ts'
import { runsOfRates } from './runs-of-rates.ts'

type QuotedPlots = WireSelectionQuote['plots']

/** A line per night under the name of its rate; with several plots, plot by plot. */
export function NightLines({ plots }: { readonly plots: QuotedPlots }) {
  const t = useText('campsite')
  const language = use(LanguageContext)
  const isSeveral = plots.length > 1
  return plots.map(({ plotId, plotName, total, discountApplied, discountAmount, dailyPricingBreakdown }) => (
    <section key={plotId} aria-label={plotName} className="border-t border-line py-2">
      {isSeveral && (
        <p className="flex justify-between gap-4 font-bold">
          <span>{plotName}</span>
          <span>{randText(total)}</span>
        </p>
      )}
      {runsOfRates(t, dailyPricingBreakdown).map(({ rate, nights }) => (
        <div key={nights[0]?.startDate} className="pt-1">
          <p className="text-sm text-ink-soft">{rate}</p>
          <ul>
            {nights.map(({ startDate, price }) => (
              <li key={startDate} className="flex justify-between gap-4">
                <span>{dayWithoutYear(startDate, language)}</span>
                <span>{randText(price)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {discountApplied && (
        <p className="text-sm text-success">
          {t('discountApplied', { name: discountApplied, amount: randText(discountAmount) })}
        </p>
      )}
    </section>
  ))
}
