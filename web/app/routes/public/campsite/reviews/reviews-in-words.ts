import type { PublishedReview, PublishedReviews } from '@camp/application/reviews/list-published-reviews.ts'
import { monthAndYear } from '@camp/domain/formatting/date-texts.ts'
import { ratedAspects } from '@camp/domain/reviews/ratings.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { textIn } from '#app/wording/use-text.ts'

export type ReviewsInWords = NonNullable<ReturnType<typeof reviewsInWords>>

interface Shown {
  readonly published: PublishedReviews
  readonly campsite: string
  /** A vote was sent that nothing tells from others. */
  readonly isWithoutCookie: boolean
  readonly language: PageLanguage
}

/** Said on the server, so that the page's program carries none of these words; null without reviews. */
export function reviewsInWords({ published, campsite, isWithoutCookie, language }: Shown) {
  const t = textIn(language, 'reviews')
  const { summary, page, pages } = published
  if (!summary.averages) return null
  const { averages, count } = summary
  return {
    title: t('title'),
    summary: t('summary', { average: averages.overall.toFixed(1), count }),
    note: t('summaryNote'),
    averages: ratedAspects.filter((aspect) => aspect !== 'overall').map((aspect) => [t(aspect), averages[aspect].toFixed(1)]),
    helpful: t('helpful'),
    notCounted: isWithoutCookie ? [t('notCounted'), t('notCountedText')] : null,
    reviews: published.reviews.map((review) => reviewInWords(review, { campsite, language })),
    pageOf: pages > 1 ? t('pageOf', { page, pages }) : '',
    pages: [
      ...(page > 1 ? [{ page: page - 1, label: t('newer') }] : []),
      ...(page < pages ? [{ page: page + 1, label: t('older') }] : []),
    ],
  }
}

function reviewInWords(review: PublishedReview, { campsite, language }: Pick<Shown, 'campsite' | 'language'>) {
  const t = textIn(language, 'reviews')
  const { id, authorName: author, stayMonth, overall, text, answer, helpfulCount, isVotedByReader } = review
  return {
    id,
    stars: overall,
    starsText: t('stars', { stars: overall }),
    by: stayMonth ? t('by', { author, month: monthAndYear(`${stayMonth}-01`, language) }) : t('byAlone', { author }),
    text,
    answer: answer && [t('answerOf', { campsite }), answer.text],
    found: helpfulCount > 0 ? t('helpfulCount', { count: helpfulCount }) : '',
    /** Null: this reader has voted. */
    vote: isVotedByReader ? null : t('helpfulAbout', { author }),
  }
}
