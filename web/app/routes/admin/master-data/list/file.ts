import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { masterKindOf } from '#app/components/staff/master-data/master-address.ts'
import type { Route } from './+types/file.ts'
import { masterColumns, masterList } from './master-list.server.ts'

export function loader(args: Route.LoaderArgs) {
  const kind = masterKindOf(args.request)
  return fileOfRequest(masterList(kind), { name: kind, columns: masterColumns(kind) }, args)
}
