import type { ReactNode } from 'react'
import type { PageResult } from '#server/wire/card-on-page.ts'
import { randText } from '../../formatting/rand-text.ts'
import type { Translator } from '../../wording/catalogue.ts'
import { priceLine } from './price-line.tsx'

export interface StayTotalTexts {
  /** `R1530.00 total`. */
  readonly total: string
  /** `for 3 nights, 2 guests`. */
  readonly forStay: string
  /** `From R240.00/night per person`. */
  readonly line: string
}

interface StayTotalProps extends StayTotalTexts {
  readonly children?: ReactNode
}

export function StayTotal({ total, forStay, line, children }: StayTotalProps) {
  return (
    <>
      <p>
        <strong className="text-2xl leading-tight">{total}</strong> <span className="block text-sm">{forStay}</span>
      </p>
      {children}
      <p className="text-sm text-ink-soft">{line}</p>
    </>
  )
}

interface WordedStay {
  readonly t: Translator<'search'>
  readonly common: Translator<'common'>
  readonly nights: number
  readonly guests: number
}

/** Null where no plot is free or its price is not told. */
export function stayTotalTexts(result: PageResult, { t, common, nights, guests }: WordedStay): StayTotalTexts | null {
  const { hasAvailability, fromTotal, plotsNeeded, price, stoppedLookingFor } = result
  if (!hasAvailability || fromTotal === null || stoppedLookingFor === 'total') return null
  const forStay = t('forStay', { nights: common('nights', { count: nights }), guests: common('guests', { count: guests }) })
  const plots = plotsNeeded !== null && plotsNeeded > 1 ? `, ${t('overPlots', { count: plotsNeeded })}` : ''
  return { total: t('total', { amount: randText(fromTotal) }), forStay: forStay + plots, line: priceLine(t, price) }
}
