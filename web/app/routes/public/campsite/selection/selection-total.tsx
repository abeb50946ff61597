import { plotDate } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { usePendingSearch } from '#app/components/campsite/use-pending-search.ts'
import { LiveRegion } from '#app/components/live-region.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import type { SelectionData } from '#server/campsite/load-selection.ts'
import { cancellationInRand, cancellationText } from './cancellation-text.ts'
import { NightLines } from './night-lines.tsx'
import { PriceExplanation } from './price-explanation.tsx'

interface SelectionTotalProps {
  readonly data: CampsiteData
  readonly selection: SelectionData
}

/** A line per night, what a cancellation brings back, and how the price is made. */
export function SelectionPrice({ data, selection: { quote } }: SelectionTotalProps) {
  const t = useText('campsite')
  const language = use(LanguageContext)
  const { isPending } = usePendingSearch()
  if (!quote) return null
  return (
    <div aria-busy={isPending} className="aria-busy:opacity-60">
      <NightLines plots={quote.plots} />
      <p className="border-t border-line pt-3 text-sm text-ink-soft">
        {t('vatIncluded')} {data.cancellation && refundText(data.cancellation)}
      </p>
      <PriceExplanation plots={quote.plots} />
    </div>
  )

  function refundText(rungs: NonNullable<CampsiteData['cancellation']>): string {
    if (!quote || !data.organisation.takesOnlinePayment) return cancellationText(t, rungs, language)
    const payments = { first: quote.amountDueUpFront, all: quote.amountDue, due: quote.dueDate }
    return cancellationInRand(t, { rungs, payments, language })
  }
}

/** The total, said again whenever it changes, and what of it is due when. */
export function SelectionTotal({ data, selection: { quote, problems, refusal } }: SelectionTotalProps) {
  const t = useText('campsite')
  const tc = useText('common')
  if (!quote && refusal?.code === 'own_hold') return null
  if (!quote) return <p className="text-sm text-ink-soft">{t('totalAfterChange')}</p>
  return (
    <div>
      <LiveRegion>
        <p className="flex items-baseline justify-between gap-4 text-xl font-bold">
          <span className="text-base">
            {problems.length > 0 ? t('totalSoFar') : t('totalNights', { nights: tc('nights', { count: data.nights }) })}
          </span>
          <span>{randText(quote.amountDue)}</span>
        </p>
      </LiveRegion>
      <PaymentSplit quote={quote} arrival={data.stay.arrivalDate} />
    </div>
  )
}

type PaymentSplitProps = { readonly quote: NonNullable<SelectionData['quote']>; readonly arrival: string | null }

function PaymentSplit({ quote, arrival }: PaymentSplitProps) {
  const t = useText('campsite')
  const { amountDue, amountDueUpFront, dueDate, paidDirectly } = quote
  if (paidDirectly) return <p className="mt-1">{paidDirectly}</p>
  const balance = Math.round((amountDue - amountDueUpFront) * 100) / 100
  if (balance <= 0) return <p className="text-sm text-ink-soft">{t('payInFull')}</p>
  const isOnArrival = dueDate === null || dueDate === arrival
  return (
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt>{t('payNow')}</dt>
      <dd className="text-right font-bold">{randText(amountDueUpFront)}</dd>
      <dt>{isOnArrival ? t('payOnArrival') : t('payLater', { date: plotDate(dueDate) })}</dt>
      <dd className="text-right">{randText(balance)}</dd>
    </dl>
  )
}
