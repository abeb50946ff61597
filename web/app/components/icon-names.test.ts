import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { iconNames } from './icon-names.ts'

describe('the file of icons', () => {
  it('draws every name that pages may use', () => {
    const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

    expect(drawn).toEqual([...iconNames])
  })
})
