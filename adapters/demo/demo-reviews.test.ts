import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { demoReviews } from './demo-reviews.ts'
import { SeededRandom } from './pictures/seeded-random.ts'

const now = Temporal.Instant.from('2026-11-21T06:00:00Z')
const catalogue = { organisation: { id: 'camp' } } as Catalogue
const places = Array.from({ length: 30 }, (_, place) =>
  demoReviews(catalogue, now, new SeededRandom(`place ${place}`), () => 'id'),
)

describe('the reviews of a campsite of the demo', () => {
  it('stand newest first', () => {
    for (const reviews of places) {
      const moments = reviews.map(({ created_at }) => created_at)
      expect(moments).toEqual(moments.toSorted().toReversed())
    }
  })

  it('are six different ones by six people wherever one looks', () => {
    for (const reviews of places) {
      for (const from of reviews.keys()) {
        const page = reviews.slice(from, from + 6)
        expect(new Set(page.map(({ author_name }) => author_name)).size).toBe(page.length)
        expect(new Set(page.map(({ review_text }) => review_text)).size).toBe(page.length)
      }
    }
  })

  it('say nothing that is untrue of a cottage, a desert, a winter’s day or a place for adults', () => {
    const texts = new Set(places.flat().map(({ review_text }) => review_text))

    expect([...texts].filter((text) => /stand|child|kinders|river|frog|beach|snow|autumn|winter|summer/i.test(text))).toEqual([])
    expect(texts.size).toBeGreaterThan(15)
  })
})
