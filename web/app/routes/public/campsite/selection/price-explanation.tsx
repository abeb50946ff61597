import { use } from 'react'
import { Disclosure } from '#app/components/disclosure.tsx'
import { nightRunDays, nightRuns } from '#app/components/night-runs.ts'
import { quoteLineText } from '#app/components/reservation/quote-line-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireSelectionQuote } from '#server/wire/picker-on-wire.ts'
import { rateText } from './rate-text.ts'

/** Every line of every night, with the rule that made it; the lines add up to the price. */
export function PriceExplanation({ plots }: { readonly plots: WireSelectionQuote['plots'] }) {
  const t = useText('campsite')
  return (
    <Disclosure summary={t('howMade')}>
      <div className="grid gap-4">
        {plots.map(({ plotId, plotName, dailyPricingBreakdown }) => (
          <section key={plotId} aria-label={plotName} className="grid gap-3">
            {plots.length > 1 && <p className="font-bold">{plotName}</p>}
            {nightRuns(dailyPricingBreakdown).map((run) => (
              <NightExplained key={run[0].startDate} run={run} />
            ))}
          </section>
        ))}
      </div>
    </Disclosure>
  )
}

function NightExplained({ run }: { readonly run: ReturnType<typeof nightRuns>[number] }) {
  const t = useText('campsite')
  const tc = useText('common')
  const lines = useText('quoteLines')
  const language = use(LanguageContext)
  const [night] = run
  const days = nightRunDays(tc, run, language)
  return (
    <div className="rounded-control bg-sunken p-3 text-sm">
      <p className="flex justify-between gap-4 font-bold">
        <span>{run.length > 1 ? lines('eachNight', { days }) : days}</span>
        <span>{randText(night.price)}</span>
      </p>
      <p className="text-ink-soft">{rateText(t, night)}</p>
      <ul className="mt-1">
        {night.breakdown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age make two equal lines.
          <li key={index} className="flex justify-between gap-4">
            <span>{quoteLineText(lines, line)}</span>
            <span>{randText(line.amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
