import { describe, expect, it } from 'vitest'
import { af } from './af.ts'
import { en } from './en.ts'
import { longMoment, shortStay, shownMoney } from './shown-facts.ts'
import { wordsIn } from './words.ts'

/** Every sentence by the path of its key. */
function sentencesOf(branch: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : sentencesOf(value, `${path}${key}.`),
  )
}

const holesOf = (sentence: string) => [...new Set(sentence.match(/\{\{\w+\}\}/g))].toSorted()
const afrikaans = new Map(sentencesOf(af))

describe('the two languages', () => {
  it('have the same sentences', () => {
    expect([...afrikaans.keys()].toSorted()).toEqual(
      sentencesOf(en)
        .map(([key]) => key)
        .toSorted(),
    )
  })

  it.each(sentencesOf(en))('say the same facts in "%s"', (key, english) => {
    expect(holesOf(afrikaans.get(key) ?? '')).toEqual(holesOf(english))
  })

  it('have a form for every count', () => {
    for (const language of ['en', 'af'] as const) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      for (const noun of ['nights', 'adults', 'pensioners', 'children'])
        for (const form of forms) expect(en).toHaveProperty(`${noun}_${form}`)
    }
  })
})

/** What Meta refuses: a variable at either end, and fewer words than twice the variables and one. */
describe('templates for WhatsApp', () => {
  const texts = [en, af].flatMap(({ whatsApp: { verification_code: _metasOwn, ...ours } }) => Object.values(ours))

  it.each(texts)('can be registered: %s', (text) => {
    const [body = ''] = text.split(/\n\n(?:Confirm|Bevestig): /)
    const words = body.replace(/\{\{\d\}\}/g, '').match(/\p{L}+/gu) ?? []

    expect(body).toMatch(/^\p{L}.*\p{L}\.$/su)
    expect(words.length).toBeGreaterThan(2 * holesOf(body).length)
    expect(body.length).toBeLessThan(600)
  })
})

describe('Afrikaans', () => {
  it('counts one and many', () => {
    const words = wordsIn('af')

    expect([1, 2].map((count) => words('nights', { count }))).toEqual(['1 nag', '2 nagte'])
    expect([1, 2].map((count) => words('pensioners', { count }))).toEqual(['1 pensioenaris', '2 pensioenarisse'])
    expect([1, 3].map((count) => words('children', { count }))).toEqual(['1 kind', '3 kinders'])
  })

  it('names days and months, and writes amounts as everywhere', () => {
    expect(longMoment('2026-12-05T12:30:00Z', 'Africa/Johannesburg', 'af')).toBe('Saterdag, 5 Desember 2026 @ 14:30')
    expect(shortStay('2027-03-30', '2027-04-02', 'af')).toBe('30 Mrt-2 Apr 2027')
    expect(shortStay('2026-10-30', '2026-10-31', 'af')).toBe('30-31 Okt 2026')
    expect(shortStay('2026-12-20', '2027-12-10', 'en')).toBe('20 Dec 2026-10 Dec 2027')
    expect(shownMoney(123_450, 'R')).toBe('R1234.50')
  })

  it('has no accent in an SMS that would double its price', () => {
    for (const sentences of Object.values(af.sms)) expect(sentences.join()).toMatch(/^[ -~]*$/)
  })
})
