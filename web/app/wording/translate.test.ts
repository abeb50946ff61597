import { type Texts, translate } from '@camp/domain/languages/translate.ts'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { everywhere } from './en/everywhere.ts'
import { loadWords, parts } from './wording-store.ts'

const loaded = await Promise.all(parts.map((part) => loadWords('en', part)))
const words: Readonly<Record<string, Texts>> = Object.assign({}, ...loaded)
const entries = Object.entries(words).flatMap(([name, texts]) =>
  Object.keys(texts).map((key) => [name, key.replace(/_(one|other)$/, '')] as const),
)

describe('a translated text', () => {
  it('fills in its values', () => {
    expect(translate('en', everywhere.common, 'stepOf', { step: 2, steps: 5, name: 'Terms' })).toBe('Step 2 of 5: Terms')
  })

  it('takes the plural form of its count', () => {
    const nights = [0, 1, 2].map((count) => translate('en', everywhere.common, 'nights', { count }))

    expect(nights).toEqual(['0 nights', '1 night', '2 nights'])
  })

  it('is a bug when its key is not there', () => {
    expect(() => translate('en', everywhere.common, 'nigths')).toThrow('No words for "nigths"')
  })

  it('is what i18next says for every key of the catalogue', async () => {
    const reference = i18next.createInstance()
    await reference.init({ lng: 'en', resources: { en: words }, interpolation: { escapeValue: false } })

    for (const [name, key] of entries) {
      for (const count of [1, 7]) {
        const values = { count, step: 1, steps: 2, name: 'a', what: 'b', title: 'c' }
        expect(translate('en', words[name] ?? {}, key, values)).toBe(reference.t(key, { ns: name, ...values }))
      }
    }
  })
})
