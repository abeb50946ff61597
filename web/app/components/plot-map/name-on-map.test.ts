import { expect, it } from 'vitest'
import { nameOnMap } from './name-on-map.ts'

it.each([
  ['River stand 1', 1, 'River stand 1'],
  ['Stand 13', 13, 'Stand 13'],
  ['Stand 13', 1, '1 · Stand 13'],
  ['Kingfisher tent', 13, '13 · Kingfisher tent'],
  ['Kingfisher tent', null, 'Kingfisher tent'],
])('calls %s with the number %s on the map %s', (name, plotNumber, said) => {
  expect(nameOnMap({ name, plotNumber })).toBe(said)
})
