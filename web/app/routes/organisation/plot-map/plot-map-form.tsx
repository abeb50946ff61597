import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import type { FieldProblem } from '@camp/domain/shared/field-problem.ts'
import { useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { LiveRegion } from '#app/components/live-region.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import '#app/components/staff/places.css'
import { problemWords } from '#app/components/staff/settings-forms/problem-words.ts'
import { MapCanvas } from './map-canvas.tsx'
import { type MapPlot, readPlace, type Side, sides, type TypedPlaces, typedPlace } from './map-places.ts'
import { PlaceNumbers } from './place-numbers.tsx'

export type MapProblem = (FieldProblem | { readonly field: string; readonly code: 'incomplete' }) & { readonly name: string }

interface PlotMapFormProps {
  readonly plots: readonly MapPlot[]
  /** As they were when the page was opened: what differs from it is saved. */
  readonly opened: TypedPlaces
  readonly typed: TypedPlaces
  readonly problems: readonly MapProblem[]
  readonly mayManage: boolean
}

/**
 * One truth in two forms: the drawing moves the numbers, the numbers move the drawing; the numbers are what
 * is posted.
 */
export function PlotMapForm({ plots, opened, typed: given, problems, mayManage }: PlotMapFormProps) {
  const t = useText('placeSettings')
  const [typed, setTyped] = useState(given)
  const [said, setSaid] = useState('')
  const texts = useProblemTexts(problems)
  const place = (plot: MapPlot, map: MapPlace, sizes: boolean) => {
    setTyped((before) => ({ ...before, [plot.id]: typedPlace(map) }))
    setSaid(t(sizes ? 'mapSized' : 'mapMoved', { name: plot.name, ...map }))
  }
  const type = (id: string, side: Side, text: string) =>
    setTyped((before) => ({ ...before, [id]: { ...(before[id] ?? typedPlace(null)), [side]: text } }))
  const drawn = plots.flatMap((plot) => {
    const read = readPlace(typed[plot.id] ?? typedPlace(null))
    return read.kind === 'on' ? [{ plot, place: read.map }] : []
  })
  const rest = plots.length - drawn.length
  return (
    <FormPage problems={texts} maySave={mayManage}>
      {plots.flatMap(({ id }) =>
        sides.map((side) => (
          <input key={`${id}${side}`} type="hidden" name={`was.${id}.${side}`} value={opened[id]?.[side] ?? ''} />
        )),
      )}
      <MapCanvas drawn={drawn} mayMove={mayManage} onPlace={place} />
      <LiveRegion>{said}</LiveRegion>
      {rest > 0 && mayManage && (
        <div>
          <Button type="submit" name="go" value="rows" intent="secondary">
            {t('mapPlaceRest', { count: rest })}
          </Button>
        </div>
      )}
      <FormSection title={t('mapNumbers')} lead={t('mapNumbersLead')}>
        <PlaceNumbers plots={plots} typed={typed} problems={texts} onType={type} />
      </FormSection>
    </FormPage>
  )
}

function useProblemTexts(problems: readonly MapProblem[]) {
  const t = useText('placeSettings')
  const ts = useText('settingsForms')
  return problems.map((problem) => {
    const { field, name } = problem
    if (problem.code === 'incomplete') return { field, message: t('mapIncomplete', { name }) }
    const side = sides.find((each) => field.endsWith(`.${each}`)) ?? 'x'
    return { field, message: t('mapPlotProblem', { name, problem: problemWords(ts, t(`map_${side}`), problem) }) }
  })
}
