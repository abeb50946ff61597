import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { messageColumns, messageList } from './message-list.server.ts'

export const loader = (args: Route.LoaderArgs) => fileOfRequest(messageList, { name: 'Messages', columns: messageColumns }, args)
