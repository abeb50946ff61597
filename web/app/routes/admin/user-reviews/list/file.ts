import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { userReviewColumns, userReviewList } from './user-review-list.server.ts'

export const loader = (args: Route.LoaderArgs) =>
  fileOfRequest(userReviewList, { name: 'User reviews', columns: userReviewColumns }, args)
