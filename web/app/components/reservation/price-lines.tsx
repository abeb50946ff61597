import { use } from 'react'
import type { WireReservedPlot } from '#server/wire/reservation-on-wire.ts'
import { partyText } from '../../formatting/party-text.ts'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { Disclosure } from '../disclosure.tsx'
import { nightRunDays, nightRunSum, nightRuns, nightRunTotal } from '../night-runs.ts'
import { nightsOfStay } from './nights-text.ts'
import { quoteLineText } from './quote-line-text.ts'

type Run = ReturnType<typeof nightRuns>[number]

interface PriceLinesProps {
  readonly plots: readonly WireReservedPlot[]
  readonly total: number
}

/**
 * A line for nights of one price with the name of their rate, plot by plot, and on demand the rule behind
 * every amount.
 */
export function PriceLines({ plots, total }: PriceLinesProps) {
  const t = useText('bookingMoney')
  return (
    <div>
      {plots.map((plot) => (
        <PlotPrice key={plot.plotId} plot={plot} />
      ))}
      <p className="flex justify-between gap-4 border-t border-edge pt-3 text-lg font-bold sm:text-xl">
        <span>{t('total', { count: nightsOfStay(plots) })}</span>
        <span>{randText(total)}</span>
      </p>
    </div>
  )
}

function PlotPrice({ plot }: { readonly plot: WireReservedPlot }) {
  const t = useText('bookingMoney')
  const tc = useText('common')
  const { plotName, siteName, discountApplied, discountAmount, dailyPricingBreakdown, total } = plot
  const runs = nightRuns(dailyPricingBreakdown)
  return (
    <section className="mb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{plotName}</h3>
        <span className="font-bold">{randText(total)}</span>
      </div>
      <p className="text-sm text-ink-soft">
        {siteName} · {partyText(tc, plot)}
      </p>
      <ul className="mt-2">
        {runs.map((run) => (
          <NightLine key={run[0].startDate} run={run} />
        ))}
      </ul>
      {discountApplied && (
        <p className="mt-1 text-success">{t('discountApplied', { name: discountApplied, amount: randText(discountAmount) })}</p>
      )}
      <div className="no-print">
        <Disclosure summary={t('howMade')}>
          <ul className="grid gap-4 pb-2">
            {runs.map((run) => (
              <NightExplained key={run[0].startDate} run={run} />
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  )
}

function NightLine({ run }: { readonly run: Run }) {
  const t = useText('bookingMoney')
  const tc = useText('common')
  const language = use(LanguageContext)
  return (
    <li className="flex justify-between gap-4 py-1">
      <span>
        {nightRunDays(tc, run, language)}
        <span className="block text-sm text-ink-soft">{[nightRunSum(run), t(run[0].column)].filter(Boolean).join(', ')}</span>
      </span>
      <span>{nightRunTotal(run)}</span>
    </li>
  )
}

function NightExplained({ run }: { readonly run: Run }) {
  const t = useText('bookingMoney')
  const tc = useText('common')
  const lines = useText('quoteLines')
  const language = use(LanguageContext)
  const [{ column, seasonName, breakdown, price }] = run
  const days = nightRunDays(tc, run, language)
  return (
    <li className="rounded-control bg-sunken p-3 text-sm">
      <p className="flex justify-between gap-4 font-bold">
        <span>{run.length > 1 ? lines('eachNight', { days }) : days}</span>
        <span>{randText(price)}</span>
      </p>
      <p className="text-ink-soft">{seasonName ? `${seasonName}, ${t(column)}` : t(column)}</p>
      <ul className="mt-1">
        {breakdown.map((line) => (
          <li key={`${line.kind}${line.age}${line.label}`} className="flex justify-between gap-4">
            <span>{quoteLineText(lines, line)}</span>
            <span>{randText(line.amount)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
