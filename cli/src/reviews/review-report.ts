import type { ReviewListing } from '@camp/application/reviews/reviews.ts'
import { shortIdsOf } from '@camp/domain/shared/short-id.ts'
import type { Table } from '../answer.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

/** Of the text as much as fits beside the rest. */
const textShown = 60

export function reviewTable(rows: readonly ReviewListing[]): Table {
  const name = reviewNames(rows)
  return {
    columns: [
      ...['Review', 'Written', 'Organisation', 'By', 'Status'].map((name) => ({ name })),
      { name: 'Overall', isNumber: true },
      { name: 'Reported' },
      { name: 'Text' },
    ],
    rows: rows.map(({ review, organisation }) => [
      ...[name(review.id), momentText(review.createdAt), organisation.slug, review.authorName],
      review.status === 'PUBLISHED' && !review.isPublic ? 'PUBLISHED, hidden' : review.status,
      String(review.ratings.overall),
      isReported(review) ? 'yes' : '',
      review.text.length > textShown ? `${review.text.slice(0, textShown - 1)}…` : review.text,
    ]),
  }
}

/** By the reference of the booking; of reviews without one the first letters of the id. */
export function reviewNames(rows: readonly ReviewListing[]): (id: string) => string {
  const short = shortIdsOf(rows.map(({ review }) => review.id))
  const references = new Map(rows.map(({ review, simpleReference }) => [review.id as string, simpleReference]))
  return (id) => references.get(id) ?? short(id)
}

export function reviewInJson({ review, organisation, simpleReference }: ReviewListing) {
  const { id, authorName, stayMonth, ratings, text, status, rejectionReason, isPublic, helpfulCount, answer } = review
  return {
    id,
    organisation: organisation.slug,
    simpleReference,
    authorName,
    stayMonth: stayMonth?.toString() ?? null,
    ratings,
    text,
    status,
    rejectionReason,
    isPublic,
    helpfulCount,
    answer: answer?.text ?? null,
    reportReason: isReported(review) ? review.report?.reason : null,
    writtenAt: momentInJson(review.createdAt),
  }
}

function isReported({ report }: ReviewListing['review']): boolean {
  return report !== null && report.closedAt === null
}
