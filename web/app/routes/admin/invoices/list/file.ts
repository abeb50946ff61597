import { paperColumns, paperListOf } from '#app/components/staff/invoices/paper-list.server.ts'
import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'

export const loader = (args: Route.LoaderArgs) =>
  fileOfRequest(paperListOf(null), { name: 'Invoices', columns: paperColumns }, args)
