import { ownPaperColumns, paperListOf } from '#app/components/staff/invoices/paper-list.server.ts'
import { fileOfRequest } from '#app/components/staff/lists/staff-list.server.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/file.ts'

/** The campsite's papers as a file, as its list finds them. */
export async function loader(args: Route.LoaderArgs) {
  const { organisation } = await organisationOfQuery(args)
  return fileOfRequest(paperListOf(organisation.id), { name: 'Invoices', columns: ownPaperColumns }, args)
}
