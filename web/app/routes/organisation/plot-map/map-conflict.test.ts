import { plotMapText } from '@camp/domain/plots/plot-map.ts'
import { foreignChanges, mergedFields } from '@camp/domain/shared/merged-fields.ts'
import { expect, it } from 'vitest'
import { typedMark, withEmptyRows } from './drawn-marks.ts'
import { threeGrounds } from './map-conflict.server.ts'
import type { MapDraft } from './map-draft.ts'
import { typedPlace } from './map-places.ts'

const tap = { kind: 'tap', label: 'Lower tap', points: [[40, 60]] } as const
const gate = { kind: 'gate', label: '', points: [[10, 10]] } as const
const place = { x: 0, y: 0, width: 480, height: 300 }
const draft = (facts: Partial<MapDraft>): MapDraft => ({
  places: {},
  marks: withEmptyRows([typedMark(tap)]),
  background: typedPlace(null),
  opacity: '100',
  scale: '',
  ...facts,
})
const opened = plotMapText({ marks: [tap], background: null, metresPerHundred: null })
const grounds = (mine: Partial<MapDraft>, theirs: Partial<MapDraft>) =>
  threeGrounds({
    posted: { draft: draft(mine), opened: {}, openedMap: opened },
    now: { draft: draft(theirs), openedMap: 'theirs' },
  })

it('takes what somebody else drew where nothing was done here', () => {
  const forms = grounds({ scale: '50' }, { marks: [typedMark(tap), typedMark(gate)] })

  expect(mergedFields(forms)).toMatchObject({ scale: '50', marks: [typedMark(tap), typedMark(gate)] })
  expect(foreignChanges(forms)).toMatchObject([{ field: 'marks', typed: null }])
})

it('keeps what was drawn here, and shows theirs beside it', () => {
  const forms = grounds({ marks: [typedMark(gate)] }, { marks: [] })

  expect(mergedFields(forms).marks).toEqual([typedMark(gate)])
  expect(foreignChanges(forms)).toEqual([{ field: 'marks', was: [typedMark(tap)], now: [], typed: [typedMark(gate)] }])
})

it('does not take a picture for moved that the editor itself put under everything', () => {
  const forms = grounds({ background: typedPlace(place) }, { background: typedPlace({ ...place, x: 20 }) })

  expect(mergedFields(forms).background).toEqual(typedPlace({ ...place, x: 20 }))
})
