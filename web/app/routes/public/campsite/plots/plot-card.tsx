import { plotFactTexts } from '#app/components/campsite/plot-facts.ts'
import { Icon } from '#app/components/icon.tsx'
import { Price } from '#app/components/price.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { PlotPictures } from './plot-pictures.tsx'
import { PlotSelect } from './plot-select.tsx'
import { PlotWhyNot } from './plot-why-not.tsx'

interface PlotCardProps {
  readonly plot: PickedPlot
  readonly stay: StayParameters
  readonly nights: number
  readonly isMulti: boolean
  readonly isSelected: boolean
  readonly wasDeselected: boolean
}

export function PlotCard(props: PlotCardProps) {
  const { plot, isMulti, isSelected, wasDeselected } = props
  const t = useText('campsite')
  const isOff = !plot.isSelectable && !isSelected
  const hasPrice = plot.unavailableReason !== 'booked'
  const isIndicative = isMulti && plot.bookingPax > plot.paxMax
  const state = isSelected ? 'chosen' : isOff ? 'off' : wasDeselected ? 'deselected' : 'free'
  return (
    <li className="plot" data-state={state} id={`plot-${plot.id}`}>
      <div className="plot-body">
        <PlotPictures name={plot.name} pictures={plot.images} texts={plot.pictureTexts} />
        <div className="grid min-w-0 content-start gap-1.5">
          <h3>{plot.name}</h3>
          <ul className="plot-facts">
            {plotFactTexts(t, plot).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className="plot-foot">
          {plot.aboutPlot && (
            <div className="text-sm">
              <SanitisedHtml html={plot.aboutPlot} />
            </div>
          )}
          {hasPrice && <PlotPrice {...props} />}
          {hasPrice && <p className="text-sm text-ink-soft">{plot.paymentTerms}</p>}
          {isIndicative && <p className="text-sm text-warn">{t('indicativePrice')}</p>}
          {(plot.isSelectable || isSelected) && <PlotSelect {...props} />}
        </div>
      </div>
      {plot.unavailableReason !== null && <PlotWhyNot plot={plot} />}
    </li>
  )
}

function PlotPrice({ plot, stay, nights }: PlotCardProps) {
  const t = useText('campsite')
  const tc = useText('common')
  const { total, discountApplied, discountAmount } = plot
  const guests = stay.numberOfAdults + stay.numberOfPensioners + stay.childrenAges.length
  return (
    <div>
      <p>
        <Price rand={total} size="large" />
        <span className="block text-sm text-ink-soft">
          {t('forStay', { nights: tc('nights', { count: nights }), guests: tc('guests', { count: guests }) })}
        </span>
      </p>
      {discountApplied && (
        <p className="flex items-start gap-1.5 text-sm text-success">
          <Icon name="circle-check" className="mt-0.5 size-4" />
          {t('discountApplied', { name: discountApplied, amount: randText(discountAmount) })}
        </p>
      )}
    </div>
  )
}
