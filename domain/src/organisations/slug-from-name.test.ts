import { describe, expect, it } from 'vitest'
import { fieldRules } from './settings/field-rule.ts'
import { readField } from './settings/read-field.ts'
import { numberedSlug, slugFromName } from './slug-from-name.ts'

describe('the address of a campsite by its name', () => {
  it.each([
    ['Môreson Kampe', 'moreson-kampe'],
    ["  Ou Piet's  Plaas & Padstal ", 'ou-piets-plaas-padstal'],
    ['Faq', 'faq-camp'],
    ['---', 'campsite'],
    ['露營地', 'campsite'],
    ['x'.repeat(120), 'x'.repeat(60)],
  ])('%s → %s', (name, slug) => {
    expect(slugFromName(name)).toBe(slug)
    expect(readField(fieldRules.slug, slug).ok).toBe(true)
  })

  it('gets a number where the name is taken', () => {
    expect([1, 2, 3].map((nth) => numberedSlug('kwena', nth))).toEqual(['kwena', 'kwena-2', 'kwena-3'])
  })
})
