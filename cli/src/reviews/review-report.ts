import type { ReviewListing } from '@camp/application/reviews/reviews.ts'
import type { Table } from '../answer.ts'
import { momentInJson, momentText } from '../terminal/moment-text.ts'

/** Of the text as much as fits beside the rest. */
const textShown = 60

export function reviewTable(rows: readonly ReviewListing[]): Table {
  return {
    columns: [
      ...['Id', 'Written', 'Organisation', 'By', 'Status'].map((name) => ({ name })),
      { name: 'Overall', isNumber: true },
      { name: 'Reported' },
      { name: 'Text' },
    ],
    rows: rows.map(({ review, organisation }) => [
      ...[review.id, momentText(review.createdAt), organisation.slug, review.authorName],
      review.status === 'PUBLISHED' && !review.isPublic ? 'PUBLISHED, hidden' : review.status,
      String(review.ratings.overall),
      isReported(review) ? 'yes' : '',
      review.text.length > textShown ? `${review.text.slice(0, textShown - 1)}…` : review.text,
    ]),
  }
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
