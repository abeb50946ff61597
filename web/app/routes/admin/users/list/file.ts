import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import type { Route } from './+types/file.ts'
import { userColumns, userList } from './user-list.server.ts'

export const loader = (args: Route.LoaderArgs) => fileOfRequest(userList, { name: 'Users', columns: userColumns }, args)
