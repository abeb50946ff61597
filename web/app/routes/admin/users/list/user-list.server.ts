import {
  type PeoplePage,
  type PersonListing,
  type PersonSort,
  personSorts,
} from '@camp/application/people/platform/people-records.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { readRole, readState } from './user-filters.ts'

export const userList: StaffList<PeoplePage, PersonSort, 'role' | 'state'> = {
  sorts: personSorts,
  filters: ['role', 'state'],
  read: ({ acts, actor, listing, filters }) =>
    acts.listPeople.execute({ actor, ...listing, role: readRole(filters.role), state: readState(filters.state) }),
}

export const userColumns: readonly FileColumn<PersonListing>[] = [
  ['id', ({ userId }) => userId],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['username', ({ username }) => username],
  ['role', ({ role }) => role],
  ['state', ({ state }) => state],
  ['organisations', ({ organisations }) => organisations.join(', ')],
  ['createdAt', ({ createdAt }) => createdAt.toString().slice(0, 10), 'date'],
]
