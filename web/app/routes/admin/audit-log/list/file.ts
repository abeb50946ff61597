import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { auditColumns, auditList } from './audit-list.server.ts'

export const loader = (args: Route.LoaderArgs) => fileOfRequest(auditList, { name: 'Audit log', columns: auditColumns }, args)
