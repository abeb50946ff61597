import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { reviewColumns, reviewListOf } from '#app/components/staff/reviews/review-list.server.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/file.ts'

/** The organisation's own reviews as a file, as its list finds them. */
export async function loader(args: Route.LoaderArgs) {
  const { organisation } = await organisationOfQuery(args)
  return fileOfRequest(reviewListOf(organisation.slug), { name: 'Reviews', columns: reviewColumns }, args)
}
