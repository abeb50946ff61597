import { PlotFactList } from '#app/components/campsite/plot-fact-list.tsx'
import { KeptPart } from '#app/components/kept.tsx'
import { KeptParts } from '#app/components/kept-parts.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import type { AlikePlots } from '#server/campsite/alike-plots.ts'
import type { PickedPlot } from '#server/campsite/load-selection.ts'
import { PlotSelect, type PlotSelectProps } from './plot-select.tsx'

export interface PlotChoiceProps extends Pick<AlikePlots, 'ownFacts'> {
  /** Alike but for name, place and pictures. */
  readonly plots: readonly [PickedPlot, ...PickedPlot[]]
  /** Whether the card says already what they say of themselves. */
  readonly hasOneAbout: boolean
  readonly isMulti: boolean
  readonly selected: readonly string[]
  /** Until a moment ago selected. */
  readonly deselected: string | null
}

const choiceClass = 'flex flex-wrap items-center gap-2'

/** One of its own, or all that are alike by name; what sets them apart only where there is a choice. */
export function PlotChoice({ plots, ownFacts, hasOneAbout, isMulti, selected, deselected }: PlotChoiceProps) {
  const isAmongAlike = plots.length > 1
  const choiceOf = ({ id, isSelectable }: PickedPlot) => {
    const [isSelected, wasDeselected] = [selected.includes(id), deselected === id]
    // The ways on and back lead to other addresses of this page.
    return { isKept: !isSelected && !wasDeselected, shows: { isSelectable, isMulti, isSelected, wasDeselected, isAmongAlike } }
  }
  const [plot] = plots
  if (!isAmongAlike) {
    const { id, name } = plot
    const choice = choiceOf(plot)
    const className = `${choiceClass} mt-auto pt-1.5`
    return (
      isOffered(choice.shows) && <KeptPart as="div" className={className} part={PlotSelect} texts={{ id, name }} {...choice} />
    )
  }
  const aboutOf = ({ aboutPlot }: PickedPlot) => (hasOneAbout ? '' : (aboutPlot ?? ''))
  const differ =
    plots.some((one) => isOffered(choiceOf(one).shows)) && plots.some((one, index) => ownFacts[index]?.length || aboutOf(one))
  return (
    <KeptParts
      as="ul"
      className="plot-alike"
      data-differ={differ || undefined}
      part={AlikePlot}
      each={plots.map((one, index) => {
        const { isKept, shows } = choiceOf(one)
        return {
          key: one.id,
          isKept,
          shows: { ...shows, differ },
          texts: { id: one.id, name: one.name, facts: ownFacts[index] ?? [], about: aboutOf(one) },
        }
      })}
    />
  )
}

interface AlikePlotProps extends PlotSelectProps {
  readonly differ: boolean
  /** What sets it apart. */
  readonly facts: readonly string[]
  readonly about: string
}

function AlikePlot({ differ, facts, about, ...select }: AlikePlotProps) {
  return (
    <li data-state={stateOf(select)}>
      {isOffered(select) ? (
        <div className={choiceClass}>
          <PlotSelect {...select} />
        </div>
      ) : (
        select.name
      )}
      {differ && (
        <div className="plot-own">
          {facts.length > 0 && <PlotFactList facts={facts} />}
          {about && <SanitisedHtml html={about} />}
        </div>
      )}
    </li>
  )
}

type Chosen = Pick<PlotSelectProps, 'isSelectable' | 'isSelected' | 'wasDeselected'>

function isOffered({ isSelectable, isSelected }: Chosen): boolean {
  return isSelectable || isSelected
}

/** Of a plot, or of several that are alike. */
export function stateOf({ isSelectable, isSelected, wasDeselected }: Chosen): string {
  if (isSelected) return 'chosen'
  if (!isSelectable) return 'off'
  return wasDeselected ? 'deselected' : 'free'
}
