import type { NewsReader } from '@camp/application/messaging/news/news-choices.ts'
import { internationalDigits } from '@camp/domain/messaging/cell-number.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../../postgres/typed-database.ts'

/** Who works at a campsite now, and may see its bookings (rule U5); from the primary. */
export function newsReaders(em: EntityManager, organisationId: OrganisationId) {
  return databaseOf(em)
    .selectFrom('user_organisation as link')
    .innerJoin('user_account as person', 'person.id', 'link.user_id')
    .select(['person.id', 'person.role', 'person.email', 'person.country_code', 'person.cell', 'person.is_cell_verified'])
    .where('link.organisation_id', '=', organisationId)
    .where('link.is_suspended', '=', false)
    .where('person.role', '<>', 'USER')
    .where('person.is_banned', '=', false)
    .where('person.erased_at', 'is', null)
}

interface Row {
  readonly id: UserId
  readonly role: NewsReader['role']
  readonly email: string
  readonly country_code: string | null
  readonly cell: string | null
  readonly is_cell_verified: boolean
}

export function toReader({ id, role, email, country_code, cell, is_cell_verified }: Row): NewsReader {
  const number = internationalDigits(country_code, cell)
  return { userId: id, role, email, phone: is_cell_verified && number.ok ? number.value : null }
}
