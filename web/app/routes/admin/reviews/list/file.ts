import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { reviewColumns, reviewListOf } from '#app/components/staff/reviews/review-list.server.ts'
import type { Route } from './+types/file.ts'

export const loader = (args: Route.LoaderArgs) =>
  fileOfRequest(reviewListOf(null), { name: 'Reviews', columns: reviewColumns }, args)
