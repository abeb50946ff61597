import { Link, useLocation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { KeptParts } from '#app/components/kept-parts.tsx'
import { Notice } from '#app/components/notice.tsx'
import type { ReviewsInWords } from './reviews-in-words.ts'

export interface CampsiteReviewsProps {
  readonly reviews: ReviewsInWords
  readonly action: string
}

/**
 * Averages, the newest reviews with the campsite's answers, a vote for each. Links and forms, so that scripts
 * are not needed.
 */
export function CampsiteReviews({ reviews, action }: CampsiteReviewsProps) {
  const { search } = useLocation()
  const address = `${action}/reviews${search}`
  const pageAddress = (page: number) => {
    const query = new URLSearchParams(search)
    query.set('reviews', String(page))
    return `?${query}#reviews`
  }
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="grid gap-5 border-t border-line pt-8">
      <div>
        <h2 id="reviews-title">{reviews.title}</h2>
        <p className="font-bold">{reviews.summary}</p>
        <p className="text-sm text-ink-soft">{reviews.note}</p>
      </div>
      {reviews.notCounted && (
        <Notice tone="warn" title={reviews.notCounted[0]}>
          <p>{reviews.notCounted[1]}</p>
        </Notice>
      )}
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2 sm:flex">
        {reviews.averages.map(([aspect, average]) => (
          <div key={aspect}>
            <dt className="text-sm text-ink-soft">{aspect}</dt>
            <dd className="text-lg font-bold">{average}</dd>
          </div>
        ))}
      </dl>
      <KeptParts
        as="ul"
        className="grid gap-x-10 gap-y-6 md:grid-cols-2"
        part={Review}
        each={reviews.reviews.map(({ id, stars, starsText, by, text, answer, found, vote }) => ({
          key: id,
          shows: { stars, starsText },
          texts: { id, by, text, answer: answer ?? [], found, vote: vote ?? '', helpful: reviews.helpful, address },
        }))}
      />
      {reviews.pageOf && (
        <nav aria-label={reviews.title} className="flex flex-wrap items-center gap-x-6">
          <span className="text-ink-soft">{reviews.pageOf}</span>
          {reviews.pages.map(({ page, label }) => (
            <Link key={page} to={pageAddress(page)} preventScrollReset className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </nav>
      )}
    </section>
  )
}

interface ReviewProps extends Pick<ReviewsInWords['reviews'][number], 'id' | 'stars' | 'starsText' | 'by' | 'text' | 'found'> {
  /** Whose it is and what it says; nothing where there is none. */
  readonly answer: readonly string[]
  /** What a press of `helpful` says; empty where there is none. */
  readonly vote: string
  readonly helpful: string
  /** Where votes are sent to. */
  readonly address: string
}

function Review({ id, stars, starsText, by, text, answer: [title, words], found, vote, helpful, address }: ReviewProps) {
  return (
    <li id={`review-${id}`} className="grid content-start gap-2">
      <p className="flex flex-wrap gap-x-2">
        <span aria-hidden="true" className="text-accent">
          {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
        </span>
        <span className="sr-only">{starsText}</span>
        <span>{by}</span>
      </p>
      <p className="prose whitespace-pre-line">{text}</p>
      {title && (
        <div className="border-l-4 border-brand pl-4">
          <p className="font-bold">{title}</p>
          <p className="prose whitespace-pre-line">{words}</p>
        </div>
      )}
      <form method="post" action={address} className="flex items-center gap-3 text-sm">
        {vote && (
          <Button type="submit" name="helpful" value={id} intent="secondary" size="small" aria-label={vote}>
            {helpful}
          </Button>
        )}
        <span className="text-ink-soft">{found}</span>
      </form>
    </li>
  )
}
