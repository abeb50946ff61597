import { partySize } from '@camp/domain/stay-rules/party.ts'
import { PlotFactList } from '#app/components/campsite/plot-fact-list.tsx'
import { Icon } from '#app/components/icon.tsx'
import { KeptPart } from '#app/components/kept.tsx'
import { Price } from '#app/components/price.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { someOfEach } from '#app/formatting/some-of-each.ts'
import type { StayParameters } from '#app/search-parameters/stay-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { AlikePlots } from '#server/campsite/alike-plots.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { LaterWhyNot } from './later-why-not.tsx'
import { perNightText } from './per-night-text.ts'
import { PlotChoice, type PlotChoiceProps, stateOf } from './plot-choice.tsx'
import { PlotPictures } from './plot-pictures.tsx'

export interface PlotsOnCard
  extends Pick<PlotChoiceProps, 'plots' | 'ownFacts'>,
    Pick<AlikePlots, 'title' | 'facts' | 'isWide'> {}

interface PlotCardProps extends PlotsOnCard, Omit<PlotChoiceProps, 'hasOneAbout'> {
  readonly stay: StayParameters
  readonly nights: number
  readonly rates: CampsiteData['rates']
  readonly isPaidOnline: boolean
}

export function PlotCard(props: PlotCardProps) {
  const { plots, title, facts, isWide, isMulti, selected, deselected, isPaidOnline } = props
  const t = useText('campsite')
  const [plot] = plots
  // What more guests than it takes would cost nobody can book, where no other plot takes the rest.
  const hasPrice = plot.unavailableReason !== 'booked' && (isMulti || plot.bookingPax <= plot.paxMax)
  const isIndicative = hasPrice && isMulti && plot.bookingPax > plot.paxMax
  const about = aboutAll(plots)
  const texts = Object.assign({}, ...plots.map((one) => one.pictureTexts))
  return (
    <li
      className="plot"
      data-state={stateOf({
        isSelectable: plot.isSelectable,
        isSelected: plots.some(({ id }) => selected.includes(id)),
        wasDeselected: plots.some(({ id }) => id === deselected),
      })}
      data-alike={plots.length > 1 || undefined}
      data-wide={isWide || undefined}
      id={plotCardId(plot)}
    >
      <div className="plot-body">
        <PlotPictures name={title} pictures={someOfEach(plots.map(({ images }) => images))} texts={texts} />
        <KeptPart
          as="div"
          className="grid min-w-0 content-start gap-1.5"
          part={WhatTheyAre}
          texts={{
            title,
            alike: plots.length > 1 ? t('alikePlots', { count: plots.length }) : '',
            facts,
          }}
        />
        <div className="plot-foot">
          {about && (
            <div className="text-sm">
              <SanitisedHtml html={about} />
            </div>
          )}
          {hasPrice && <PlotPrice {...props} />}
          {hasPrice && (isPaidOnline || plot.paymentTermsFacts.kind !== 'full-amount') && (
            <p className="text-sm text-ink-soft">{plot.paymentTerms}</p>
          )}
          {isIndicative && <p className="text-sm text-warn">{t('indicativePrice')}</p>}
          <PlotChoice {...props} hasOneAbout={about !== null} />
        </div>
      </div>
      {plot.unavailableReason !== null && !isChosenTogether(props) && <LaterWhyNot plots={plots} />}
    </li>
  )
}

/** Chosen with others, a plot is judged with its own guests: what the whole party would need says nothing. */
function isChosenTogether({ plots, selected }: PlotCardProps): boolean {
  return plots[0].isSelectable && plots.some(({ id }) => selected.includes(id))
}

interface WhatTheyAreProps {
  readonly title: string
  /** `6 plots alike`; empty of a single one. */
  readonly alike: string
  readonly facts: readonly string[]
}

function WhatTheyAre({ title, alike, facts }: WhatTheyAreProps) {
  return (
    <>
      <h3>{title}</h3>
      {alike && <p className="text-sm text-ink-soft">{alike}</p>}
      <PlotFactList facts={facts} />
    </>
  )
}

/** What all of them say; what one of several says of itself by name is not said of all. */
function aboutAll(plots: PlotsOnCard['plots']): string | null {
  const [plot] = plots
  const isOfOne =
    plots.length > 1 && (plot.aboutPlot?.includes(plot.name) || plots.some((one) => one.aboutPlot !== plot.aboutPlot))
  return isOfOne ? null : plot.aboutPlot
}

/** Where the list of plots leads to. */
export const plotCardId = ({ id }: PickedPlot) => `plot-${id}`

function PlotPrice({ plots: [plot], stay, nights, rates }: PlotCardProps) {
  const t = useText('campsite')
  const tc = useText('common')
  const { total, discountApplied, discountAmount } = plot
  const guests = partySize(stay)
  return (
    <div>
      <p>
        <Price rand={total} size="large" />
        <span className="block text-sm text-ink-soft">
          {t('forStay', { nights: tc('nights', { count: nights }), guests: tc('guests', { count: guests }) })}
          <br />
          {perNightText(t, { total, nights, rates })}
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
