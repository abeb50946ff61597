import { use } from 'react'
import { nightRunDays, nightRunSum, nightRuns, nightRunTotal } from '#app/components/night-runs.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireSelectionQuote } from '#server/wire/picker-on-wire.ts'
import { rateText } from './rate-text.ts'

type QuotedPlots = WireSelectionQuote['plots']

/** A line for nights in a row that cost the same, with the name of their rate; plot by plot. */
export function NightLines({ plots }: { readonly plots: QuotedPlots }) {
  const t = useText('campsite')
  const tc = useText('common')
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
        {nightRuns(dailyPricingBreakdown).map((run) => (
          <li key={run[0].startDate} className="flex justify-between gap-4 pt-1">
            <span className="text-balance">
              {nightRunDays(tc, run, language)}
              <span className="block text-sm text-ink-soft">
                {[nightRunSum(run), rateText(t, run[0])].filter(Boolean).join(', ')}
              </span>
            </span>
            <span>{nightRunTotal(run)}</span>
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
