import { type RawBuilder, sql } from 'kysely'

/** `fullName` of the domain, of a row of people or of bookings; null where nobody is named. */
export function fullName(table?: 'account' | 'person' | 'reservation'): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name)
  return sql<string | null>`nullif(trim(concat_ws(' ', ${column('first_name')}, ${column('last_name')})), '')`
}
