import type { MapMark } from '@camp/domain/plots/map-marks.ts'
import { describe, expect, it } from 'vitest'
import {
  drawableMarks,
  emptyMark,
  movedMark,
  newMark,
  readMark,
  typedMark,
  withBendAdded,
  withBendMoved,
  withoutBend,
} from './drawn-marks.ts'

const road: MapMark = {
  kind: 'road',
  label: 'Track',
  points: [
    [0, 0],
    [60, 20],
  ],
}

describe('marks as somebody types them', () => {
  it('are read as they are written', () => {
    expect(typedMark(road)).toEqual({ kind: 'road', label: 'Track', points: '0 0; 60 20' })
    expect(readMark(typedMark(road))).toEqual(road)
    expect(readMark({ kind: 'gate', label: ' Main ', points: '−40, 12.5;' })).toEqual({
      kind: 'gate',
      label: 'Main',
      points: [[-40, 12.5]],
    })
  })

  it('are off the map without a kind or a place, and not drawn without numbers', () => {
    expect([
      readMark(emptyMark),
      readMark({ ...emptyMark, kind: 'gate' }),
      readMark({ ...emptyMark, kind: 'gat', points: '1 2' }),
    ]).toEqual([undefined, undefined, undefined])
    const typed = [
      emptyMark,
      { kind: 'gate', label: '', points: '40' },
      { kind: 'gate', label: '', points: '40 x' },
      typedMark(road),
    ]
    expect(drawableMarks(typed)).toEqual([{ nth: 3, mark: road }])
  })
})

describe('marks as somebody drags them', () => {
  it('begin in the middle of what is in sight', () => {
    const view = { x: 0, y: 0, width: 400, height: 200 }
    expect(newMark('gate', view).points).toEqual([[200, 100]])
    expect(newMark('road', view).points).toEqual([
      [140, 100],
      [200, 100],
      [260, 100],
    ])
    expect(newMark('lawn', view).points).toHaveLength(4)
  })

  it('move as a whole and bend by bend', () => {
    expect(movedMark(road, [10, -5]).points).toEqual([
      [10, -5],
      [70, 15],
    ])
    expect(withBendMoved(road, 1, [0, 10]).points).toEqual([
      [0, 0],
      [60, 30],
    ])
  })

  it('get bends and lose them, as long as they stay what they are', () => {
    expect(withBendAdded(road, 0)?.points).toEqual([
      [0, 0],
      [30, 10],
      [60, 20],
    ])
    expect(withBendAdded(road, 1)?.points).toEqual([
      [0, 0],
      [60, 20],
      [90, 20],
    ])
    expect(withBendAdded({ kind: 'gate', label: '', points: [[0, 0]] }, 0)).toBeUndefined()
    expect(withoutBend(road, 0)).toBeUndefined()
    expect(withoutBend({ ...road, points: [...road.points, [9, 9]] }, 0)?.points).toEqual([
      [60, 20],
      [9, 9],
    ])
  })
})
