import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { prospectColumns, prospectList } from './prospect-list.server.ts'

export const loader = (args: Route.LoaderArgs) =>
  fileOfRequest(prospectList, { name: 'Prospects', columns: prospectColumns }, args)
