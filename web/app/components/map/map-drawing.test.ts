import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { linePoints, type MapDrawing } from './map-drawing.ts'

const file = new URL('./southern-africa.json', import.meta.url)

it('reads steps back as degrees', () => {
  expect(linePoints([-33_900, 18_400, 100, -200])).toEqual([
    [-33.9, 18.4],
    [-33.8, 18.2],
  ])
})

it('ships a drawing of southern Africa in at most 100 KB before it is compressed', async () => {
  const text = await readFile(file, 'utf8')
  const { country, neighbours, rivers, lakes, names }: MapDrawing = JSON.parse(text)
  const points = [...country.flat(), ...neighbours.flat(), ...lakes.flat(), ...rivers.map(([, line]) => line)].flatMap(linePoints)

  expect(text.length).toBeLessThan(100_000)
  expect(points.every(([latitude, longitude]) => latitude < 0 && latitude > -40 && longitude > 5 && longitude < 45)).toBe(true)
  const kinds = new Set(names.map(([, , , kind]) => kind))
  expect(kinds).toEqual(new Set(['country', 'sea', 'province', 'town', 'landscape', 'river', 'peak']))
  expect(names.map(([text]) => text)).toEqual(
    expect.arrayContaining(['Gqeberha', 'Limpopo', 'Cederberg', 'Orange River', 'Vaal Dam']),
  )
})
