import type { UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { insertRows } from '../src/import-export/organisation-sql.ts'
import { databaseOf } from '../src/postgres/typed-database.ts'
import type { DemoGuest } from './demo-guests.ts'

export const demoAdminEmail = 'admin@demo.test'
export const demoPassword = 'camping-demo'

export interface DemoPeople {
  readonly guests: readonly DemoGuest[]
  readonly camper: DemoGuest
  readonly uuid: () => string
  /** The organisations whose staff sign in with the demo password. */
  readonly slugs: readonly string[]
  /** One for all: they share the password, and none of them is a person. */
  readonly passwordHash: string
}

export function demoCamper(uuid: () => string): DemoGuest {
  return {
    userId: uuid() as UserId,
    firstName: 'Thandi',
    lastName: 'Camper',
    email: 'camper@demo.test',
    countryCode: '+27',
    cell: '0821234567',
    verificationPreference: 'WHATSAPP',
    language: 'en',
  }
}

export async function writeDemoPeople(
  em: EntityManager,
  { guests, camper, uuid, slugs, passwordHash }: DemoPeople,
): Promise<void> {
  const admin = { id: uuid(), email: demoAdminEmail, first_name: 'Demo', last_name: 'Administrator', role: 'SUPERADMIN' }
  const known = { is_email_verified: true, password_hash: passwordHash, language: 'en' }
  await insertRows(em, 'user_account', [
    { ...admin, ...known },
    { ...accountOf(camper), ...known, is_cell_verified: true },
  ])
  await insertRows(em, 'user_account', guests.map(accountOf))
  await sql`
    update user_account set password_hash = ${passwordHash}, is_email_verified = true
    where id in (
      select user_id from user_organisation link join organisation on organisation.id = organisation_id
      where slug = any(${slugs}::text[])) and password_hash is null`.execute(databaseOf(em))
}

function accountOf(guest: DemoGuest) {
  return {
    id: guest.userId,
    email: guest.email,
    first_name: guest.firstName,
    last_name: guest.lastName,
    country_code: guest.countryCode,
    cell: guest.cell,
    role: 'USER',
    language: guest.language,
    verification_preference: guest.verificationPreference,
  }
}
