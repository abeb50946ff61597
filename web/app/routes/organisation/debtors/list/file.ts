import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/file.ts'
import { debtorColumns, debtorListOf } from './debtor-list.server.ts'

/** Who owes, as a file, as its list finds them. */
export async function loader(args: Route.LoaderArgs) {
  const columns = debtorColumns(args.context.get(requestFacts).language)
  return fileOfRequest(debtorListOf(args.params.orgSlug), { name: 'Debtors', columns }, args)
}
