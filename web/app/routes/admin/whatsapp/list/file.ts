import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { whatsAppColumns, whatsAppList } from './whatsapp-list.server.ts'

export const loader = (args: Route.LoaderArgs) =>
  fileOfRequest(whatsAppList, { name: 'WhatsApp messages', columns: whatsAppColumns }, args)
