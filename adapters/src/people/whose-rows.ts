import type { UserId } from '@camp/domain/shared/ids.ts'
import { sql } from 'kysely'

/** Of an account, for comparing with the addresses of rows that know no account. */
export const accountEmail = (id: UserId) => sql`(select lower(email) from user_account where id = ${id})`
/** Of an account, as providers name senders: international digits. */
export const accountDigits = (id: UserId) => sql`(
  select regexp_replace(country_code, '\\D', '', 'g') || regexp_replace(regexp_replace(cell, '\\D', '', 'g'), '^0+', '')
  from user_account where id = ${id})`
/** Also those that the desk wrote down for their address. */
export const isTheirs = (id: UserId) => sql`(user_id = ${id} or lower(reservation.email) = ${accountEmail(id)})`
