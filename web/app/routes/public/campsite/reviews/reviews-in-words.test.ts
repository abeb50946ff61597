import type { PublishedReview } from '@camp/application/reviews/list-published-reviews.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aPublishedReview, someRatings } from '@camp/domain/testing/a-review.ts'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { reviewsInWords } from './reviews-in-words.ts'

beforeAll(() => loadAllWords('en'))

const { id, authorName, stayMonth, text, createdAt, ratings } = aPublishedReview()
const review: PublishedReview = {
  id,
  authorName,
  stayMonth,
  text,
  createdAt,
  overall: ratings.overall,
  helpfulCount: 1,
  publishedToGoogle: false,
  isVotedByReader: false,
  answer: { text: 'Thank you', at: Temporal.Instant.from('2027-02-07T08:00:00Z') },
}
const say = (reviews: readonly PublishedReview[], [page, pages]: readonly [number, number] = [1, 1]) =>
  reviewsInWords({
    published: { summary: { count: 12, averages: { ...someRatings(), overall: 4.26 } }, reviews, page, pages },
    campsite: 'Kwena Camp',
    isWithoutCookie: false,
    language: 'en',
  })

it('says averages with their count, who stayed when, and the answer', () => {
  expect(say([review])).toMatchObject({
    summary: '4.3 out of 5, from 12 reviews',
    averages: [
      ['Facilities', '4.0'],
      ['Location', '5.0'],
      ['Value for money', '4.0'],
      ['Cleanliness', '3.0'],
    ],
    reviews: [
      {
        stars: 4,
        starsText: '4 of 5 stars',
        by: 'Thandi N., stayed in February 2027',
        answer: ['Answer from Kwena Camp', 'Thank you'],
        found: '1 reader found this helpful',
        vote: 'Helpful: the review by Thandi N.',
      },
    ],
    pageOf: '',
    pages: [],
  })
})

it('offers no second vote, and no month that is not known', () => {
  expect(say([{ ...review, isVotedByReader: true, stayMonth: null, answer: null, helpfulCount: 0 }])?.reviews).toMatchObject([
    { vote: null, by: 'Thandi N.', answer: null, found: '' },
  ])
})

it('leads to the pages beside it', () => {
  expect(say([review], [2, 3])).toMatchObject({
    pageOf: 'Page 2 of 3',
    pages: [
      { page: 1, label: 'Newer reviews' },
      { page: 3, label: 'Older reviews' },
    ],
  })
})

it('says nothing where nobody has written', () => {
  const published = { summary: { count: 0, averages: null }, reviews: [], page: 1, pages: 1 }

  expect(reviewsInWords({ published, isWithoutCookie: false, campsite: 'Kwena Camp', language: 'en' })).toBeNull()
})
