import { describe, expect, it } from 'vitest'
import { arrowShift, editorView, isSamePlace, readPlace, shifted, typedPlace } from './map-places.ts'

const place = { x: 40, y: 60, width: 36, height: 24 }

describe('places on the plot map', () => {
  it.each([
    [{ x: '', y: ' ', width: '', height: '' }, { kind: 'off' }],
    [{ x: '40', y: '', width: '36', height: '24' }, { kind: 'incomplete' }],
    [{ x: '40', y: 'left', width: '36', height: '24' }, { kind: 'incomplete' }],
    [
      { x: '40', y: '60,5', width: '36', height: '24' },
      { kind: 'on', map: { ...place, y: 60.5 } },
    ],
  ])('%j is %j', (typed, read) => {
    expect(readPlace(typed)).toEqual(read)
  })

  it('are the same as they were typed', () => {
    expect(readPlace(typedPlace(place))).toEqual({ kind: 'on', map: place })
    expect(readPlace(typedPlace(null))).toEqual({ kind: 'off' })
    expect([isSamePlace(place, { ...place }), isSamePlace(place, null), isSamePlace(null, null)]).toEqual([true, false, true])
  })

  it('move and grow by arrow keys, and by nothing else', () => {
    expect(shifted(place, arrowShift('ArrowLeft') ?? [0, 0], false)).toEqual({ ...place, x: 36 })
    expect(shifted(place, arrowShift('ArrowDown') ?? [0, 0], true)).toEqual({ ...place, height: 28 })
    expect(arrowShift('Enter')).toBeUndefined()
    expect(shifted(place, [-100, -100], true)).toEqual({ ...place, width: 8, height: 8 })
  })

  it('have ground around them', () => {
    expect(editorView([])).toEqual({ x: -40, y: -40, width: 560, height: 320 })
    expect(editorView([{ ...place, x: 900 }])).toEqual({ x: -40, y: -40, width: 1016, height: 320 })
  })
})
