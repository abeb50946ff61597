import { expect, it } from 'vitest'
import { draggedPart } from './dragged-part.ts'

it.each([
  ['free', { x: 50, y: 60 }, { x: 10, y: 20 }, { left: 10, top: 20, width: 40, height: 40 }],
  ['3:2', { x: 0, y: 0 }, { x: 50, y: 3 }, { left: 0, top: 0, width: 50, height: 50 }],
  ['1:1', { x: 10, y: 40 }, { x: 90, y: 90 }, { left: 10, top: 40, width: 40, height: 60 }],
] as const)('draws a part of shape %s over a picture of 3:2', (shape, one, other, part) => {
  expect(draggedPart(shape, 1.5, one, other)).toEqual({ shape, ...part })
})
