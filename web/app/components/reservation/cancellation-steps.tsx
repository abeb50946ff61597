import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { type Payments, paidBy, percentageOfRand } from '../refund.ts'
import type { RungAhead } from './cancellation-rungs.ts'

interface CancellationStepsProps {
  readonly rungs: readonly RungAhead[]
  /** The share is of what will have been paid by then. */
  readonly payments: Payments
}

/** Until when how much comes back, with its date and its rand. */
export function CancellationSteps({ rungs, payments }: CancellationStepsProps) {
  const t = useText('bookingMoney')
  const language = use(LanguageContext)
  return (
    <ul className="@container divide-y divide-line">
      {rungs.map(({ until, refundPercentage }) => (
        <li key={until ?? 'later'} className="grid gap-x-4 py-2 @md:flex @md:justify-between">
          <span>{until === null ? t('cancelLater') : t('cancelBy', { date: dayText(until, language) })}</span>
          <span className="font-bold @md:text-right">
            {shareText(refundPercentage)}
            {until !== null && <Rand share={refundPercentage} paid={paidBy(until, payments)} />}
          </span>
        </li>
      ))}
    </ul>
  )

  function shareText(percentage: number): string {
    if (percentage === 0) return t('getBackNothing')
    return percentage === 100 ? t('getBackAll') : t('getBackShare', { percentage })
  }
}

/** `, R367.50 of R735.00 paid by then`. */
function Rand({ share, paid }: { readonly share: number; readonly paid: number }) {
  const t = useText('bookingMoney')
  if (paid === 0 || share === 0) return null
  return (
    <>
      , {randText(percentageOfRand(paid, share))}{' '}
      <span className="block font-normal text-ink-soft text-sm">{t('paidByThen', { paid: randText(paid) })}</span>
    </>
  )
}
