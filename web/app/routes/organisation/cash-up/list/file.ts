import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/file.ts'
import { tillColumns, tillListOf } from './till-list.server.ts'

/** The till as a file, as its list finds it. */
export async function loader(args: Route.LoaderArgs) {
  const columns = tillColumns(args.context.get(requestFacts).language)
  return fileOfRequest(tillListOf(args.params.orgSlug), { name: 'Cash-up', columns }, args)
}
