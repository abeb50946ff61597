import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { facilityIconNames, iconNames } from './icon-names.ts'

describe('the files of icons', () => {
  it.each([
    ['icons.svg', iconNames],
    ['facility-icons.svg', facilityIconNames],
  ])('%s draws every name that pages may use', (file, names) => {
    const sprite = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

    expect(drawn).toEqual([...names])
  })
})
