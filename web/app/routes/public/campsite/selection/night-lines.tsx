import { use } from 'react'
import type { WireSelectionQuote } from '../../../../../server/wire/picker-on-wire.ts'
import { dayWithoutYear } from '../../../../formatting/date-texts.ts'
import { randText } from '../../../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../../../wording/use-text.ts'
import { rateText } from './rate-text.ts'

type QuotedPlots = WireSelectionQuote['plots']

/** A line per night with the name of its rate; with several plots, plot by plot. */
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
      <ul>
        {dailyPricingBreakdown.map((night) => (
          <li key={night.startDate} className="flex justify-between gap-4 py-0.5">
            <span className="min-w-0">
              {dayWithoutYear(night.startDate, language)} <span className="text-sm text-ink-soft">{rateText(t, night)}</span>
            </span>
            <span>{randText(night.price)}</span>
          </li>
        ))}
      </ul>
      {discountApplied && (
        <p className="text-sm text-success">
          {t('discountApplied', { name: discountApplied, amount: randText(discountAmount) })}
        </p>
      )}
    </section>
  ))
}
