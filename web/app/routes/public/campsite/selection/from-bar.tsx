import { partySize } from '@camp/domain/stay-rules/party.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { BarLink } from './bar-link.tsx'

interface FromBarProps extends Pick<CampsiteData, 'nights' | 'stay' | 'together'> {
  readonly plots: readonly PickedPlot[]
}

/** On narrow screens, until the dates are in sight: what the stay costs at least. */
export function FromBar({ plots, nights, stay, together }: FromBarProps) {
  const t = useText('campsite')
  const common = useText('common')
  const prices = plots.flatMap(({ isAvailable, total }) => (isAvailable ? [total] : []))
  const least = prices.length > 0 ? Math.min(...prices) : together?.total
  if (least === undefined) return null
  const words = { nights: common('nights', { count: nights }), guests: common('guests', { count: partySize(stay) }) }
  return (
    <div className="phone-bar no-print">
      <p className="min-w-0">
        <span className="block text-lg font-bold">{t('fromTotal', { amount: randText(least) })}</span>
        <span className="block text-sm text-ink-soft">{t('forStay', words)}</span>
      </p>
      <BarLink to="#plots">{t('seePlots', { count: prices.length || (together?.plots.length ?? 0) })}</BarLink>
    </div>
  )
}
