import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { smsColumns, smsList } from './sms-list.server.ts'

export const loader = (args: Route.LoaderArgs) => fileOfRequest(smsList, { name: 'Bulk SMS', columns: smsColumns }, args)
