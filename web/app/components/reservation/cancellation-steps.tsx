import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { randText } from '../../formatting/rand-text.ts'
import { LanguageContext, useText } from '../../wording/use-text.ts'
import { type RungAhead, shareOf } from './cancellation-rungs.ts'

interface CancellationStepsProps {
  readonly rungs: readonly RungAhead[]
  /** What has been paid, or will have been, by then: the share is of it. */
  readonly paid: number
}

/** Until when how much comes back, with its date and its rand. */
export function CancellationSteps({ rungs, paid }: CancellationStepsProps) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  return (
    <ul className="@container divide-y divide-line">
      {rungs.map(({ until, refundPercentage }) => (
        <li key={until ?? 'later'} className="grid gap-x-4 py-2 @md:flex @md:justify-between">
          <span>{until === null ? t('cancelLater') : t('cancelBy', { date: dayText(until, language) })}</span>
          <span className="font-bold">
            {shareText(refundPercentage)}
            {paid > 0 && refundPercentage > 0 && <>, {randText(shareOf(paid, refundPercentage))}</>}
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
