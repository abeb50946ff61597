import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { syncLogColumns, syncLogList } from './sync-log-list.server.ts'

export const loader = (args: Route.LoaderArgs) =>
  fileOfRequest(syncLogList, { name: 'HTI sync log', columns: syncLogColumns }, args)
