import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { organisationColumns, organisationList } from './organisation-list.server.ts'

export const loader = (args: Route.LoaderArgs) =>
  fileOfRequest(organisationList, { name: 'Organisations', columns: organisationColumns }, args)
