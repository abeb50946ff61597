import { Icon } from '#app/components/icon.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ChartPlotOnWire } from './plot-rows.ts'

/** What stands at the head of a row. */
export function PlotName({ plot }: { readonly plot: ChartPlotOnWire }) {
  const t = useText('calendar')
  return (
    <>
      <span className="truncate">{plot.name}</span>
      {plot.isElectrified && <Icon name="plug" className="chart-mark" />}
      {plot.isShared && <span className="chart-small">{t('shared')}</span>}
      {!plot.isActive && <span className="chart-small">{t('switchedOff')}</span>}
    </>
  )
}
