import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { MapMark } from '@camp/domain/plots/map-marks.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { LiveRegion } from '#app/components/live-region.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { useText } from '#app/wording/use-text.ts'
import '#app/components/plot-map/plot-map-ground.css'
import '#app/components/staff/places.css'
import { BackgroundFields } from './background-fields.tsx'
import { drawableMarks, emptyMark, newMark, typedMark } from './drawn-marks.ts'
import { MapCanvas } from './map-canvas.tsx'
import { MapConflict } from './map-conflict.tsx'
import { type MapDraft, mapOfDraft } from './map-draft.ts'
import { arrowStep, editorView, type MapPlot, readPlace, sides, type TypedPlaces, typedPlace } from './map-places.ts'
import { MapToolbar } from './map-toolbar.tsx'
import { MarkRows } from './mark-rows.tsx'
import { PlaceNumbers } from './place-numbers.tsx'
import { useUndoHistory } from './use-history.ts'
import { type MapProblem, useProblemTexts } from './use-problem-texts.ts'

interface PlotMapFormProps {
  readonly plots: readonly MapPlot[]
  /** As they were when the page was opened: what differs from it is saved. */
  readonly opened: TypedPlaces
  readonly openedMap: string
  readonly picture: string | null
  readonly draft: MapDraft
  readonly problems: readonly MapProblem[]
  readonly conflict: Conflict | null
  readonly mayManage: boolean
}

/**
 * One truth in two forms: the drawing moves the numbers, the numbers move the drawing; the numbers are what
 * is posted.
 */
export function PlotMapForm({
  plots,
  opened,
  openedMap,
  picture,
  draft: given,
  problems,
  conflict,
  mayManage,
}: PlotMapFormProps) {
  const t = useText('placeSettings')
  const { now, canUndo, canRedo, step, change, undo, redo } = useUndoHistory(given)
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const texts = useProblemTexts(problems)
  const drawn = plots.flatMap((plot) => {
    const read = readPlace(now.places[plot.id] ?? typedPlace(null))
    return read.kind === 'on' ? [{ plot, place: read.map }] : []
  })
  const marks = drawableMarks(now.marks)
  const rest = plots.length - drawn.length
  const type = (part: Partial<MapDraft>) => step((before) => ({ ...before, ...part }))
  const place = (plot: MapPlot, map: MapPlace, sizes: boolean) => {
    change((before) => ({ ...before, places: { ...before.places, [plot.id]: typedPlace(map) } }))
    setSaid(t(sizes ? 'mapSized' : 'mapMoved', { name: plot.name, ...map }))
  }
  const mark = (nth: number, map: MapMark | null, isStep: boolean) => {
    const write = isStep ? step : change
    write((before) => ({ ...before, marks: before.marks.with(nth, map ? typedMark(map) : emptyMark) }))
    if (!map) setChosen(null)
  }
  const add = (kind: MapMark['kind']) => {
    const added = typedMark(newMark(kind, editorView(drawn.map((one) => one.place))))
    const free = now.marks.findIndex(({ kind: taken, points }) => taken === '' && points === '')
    const nth = free < 0 ? now.marks.length : free
    type({ marks: free < 0 ? [...now.marks, added] : now.marks.with(free, added) })
    setChosen(nth)
  }
  const keys = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    if (!(event.ctrlKey || event.metaKey) || isTyping) return
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    const turn = key === 'y' || event.shiftKey ? redo : undo
    turn()
  }
  const problemsOf = new Map(texts.map(({ field, message }) => [field, message]))
  const ground: DrawnPlotMap = { ...mapOfDraft(now), marks: [], picture }
  return (
    <FormPage problems={texts} maySave={mayManage} conflict={<MapConflict conflict={conflict} />}>
      <input type="hidden" name="was.map" value={openedMap} />
      {plots.flatMap(({ id }) =>
        sides.map((side) => (
          <input key={`${id}${side}`} type="hidden" name={`was.${id}.${side}`} value={opened[id]?.[side] ?? ''} />
        )),
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of what is inside it. */}
      <div className="grid gap-2" onKeyDown={keys}>
        {mayManage && <p className="text-sm text-ink-soft">{t('mapHow', { step: arrowStep })}</p>}
        {mayManage && (
          <MapToolbar
            canUndo={canUndo}
            canRedo={canRedo}
            canDelete={chosen !== null && marks.some(({ nth }) => nth === chosen)}
            onUndo={undo}
            onRedo={redo}
            onAdd={add}
            onDelete={() => chosen !== null && mark(chosen, null, true)}
          />
        )}
        <MapCanvas
          drawn={drawn}
          marks={{ drawn: marks, chosen, mayMove: mayManage, onChoose: setChosen, onMark: mark }}
          ground={ground}
          mayMove={mayManage}
          onBegin={() => step((before) => before)}
          onPlace={place}
          onBackground={(map) => change((before) => ({ ...before, background: typedPlace(map) }))}
        />
      </div>
      <LiveRegion>{said}</LiveRegion>
      {rest > 0 && mayManage && (
        <div>
          <Button type="submit" name="go" value="rows" intent="secondary">
            {t('mapPlaceRest', { count: rest })}
          </Button>
        </div>
      )}
      <FormSection title={t('mapGround')} lead={t('mapGroundLead')}>
        <BackgroundFields draft={now} hasPicture={picture !== null} errors={problemsOf} onType={type} />
      </FormSection>
      <FormSection title={t('marks')} lead={t('marksLead')}>
        <MarkRows marks={now.marks} problems={texts} onType={(nth, typed) => type({ marks: now.marks.with(nth, typed) })} />
      </FormSection>
      <FormSection title={t('mapNumbers')} lead={t('mapNumbersLead')}>
        <PlaceNumbers
          plots={plots}
          typed={now.places}
          problems={texts}
          onType={(id, side, text) =>
            type({ places: { ...now.places, [id]: { ...(now.places[id] ?? typedPlace(null)), [side]: text } } })
          }
        />
      </FormSection>
    </FormPage>
  )
}
