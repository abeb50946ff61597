import type { Erased, PersonalData, PersonalExport } from '@camp/application/people/privacy/personal-data.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { databaseOf } from '../postgres/typed-database.ts'
import { erasures } from './erasures.ts'
import { exportedParts } from './exported-parts.ts'
import { isTheirs } from './whose-rows.ts'

/** Raw throughout: it goes through every table that knows people, and through nothing else of them. */
export class PostgresPersonalData implements PersonalData {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async export(id: UserId): Promise<PersonalExport> {
    const parts: [string, PersonalExport[string]][] = []
    for (const [name, rowsOf] of Object.entries(exportedParts)) {
      const { rows } = await sql<{ row: PersonalExport[string][number] }>`
        select to_jsonb(part) as row from (${rowsOf(id)}) as part`.execute(this.#database())
      parts.push([name, rows.map(({ row }) => row)])
    }
    return Object.fromEntries(parts)
  }

  async openStays(id: UserId, now: Temporal.Instant): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from reservation where ${isTheirs(id)} and (
        (status in ('temporaryHold', 'pending') and expiry_date > ${now.toString()}::timestamptz)
        or (status in ('partiallyPaid', 'confirmed') and departure >= (${now.toString()}::timestamptz)::date)
        or (status = 'completed' and amount_paid_cents < amount_due_cents and written_off_at is null)
        or exists (select from refund_task where reservation_id = reservation.id and state <> 'done')
        or exists (select from payment_dispute where reservation_id = reservation.id and state = 'open'))`.execute(
      this.#database(),
    )
    return Number(rows[0]?.count ?? 0)
  }

  async erase(id: UserId, at: Temporal.Instant): Promise<Erased> {
    const erased: [string, number][] = []
    for (const [name, statementOf] of Object.entries(erasures)) {
      const { numAffectedRows = 0n } = await statementOf(id, at).execute(this.#database())
      erased.push([name, Number(numAffectedRows)])
    }
    return Object.fromEntries(erased)
  }

  #database() {
    return databaseOf(this.#em)
  }
}
