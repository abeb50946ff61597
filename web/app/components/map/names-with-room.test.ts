import { expect, it } from 'vitest'
import { namesWithRoom, type PlacedName } from './names-with-room.ts'

const town = (text: string, x: number, y: number): PlacedName => ({ text, kind: 'town', x, y })

it('leaves out what would write over a better known name', () => {
  const names = [town('Cape Town', 100, 100), town('Bellville', 110, 104), town('Paarl', 110, 140)]

  expect(namesWithRoom(names).map(({ text }) => text)).toEqual(['Cape Town', 'Paarl'])
})

it('centres what is no town on its point', () => {
  const dam: PlacedName = { text: 'Gariep Dam', kind: 'river', x: 100, y: 100 }

  expect(namesWithRoom([dam, town('Venterstad', 60, 100)])).toEqual([dam])
  expect(namesWithRoom([dam, town('Colesberg', 150, 100)])).toHaveLength(2)
})

it('writes no more names than a map can be read with', () => {
  const names = Array.from({ length: 400 }, (_, nth) => town(`T${nth}`, (nth % 20) * 60, Math.floor(nth / 20) * 30))

  expect(namesWithRoom(names)).toHaveLength(70)
})
