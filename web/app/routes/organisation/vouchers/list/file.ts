import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { requestFacts } from '#server/request-scope.ts'
import type { Route } from './+types/file.ts'
import { voucherColumns, voucherListOf } from './voucher-list.server.ts'

/** The vouchers of a campsite as a file, as their list finds them. */
export async function loader(args: Route.LoaderArgs) {
  const columns = voucherColumns(args.context.get(requestFacts).language)
  return fileOfRequest(voucherListOf(args.params.orgSlug), { name: 'Vouchers', columns }, args)
}
