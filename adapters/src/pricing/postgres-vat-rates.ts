import type { VatRates } from '@camp/application/pricing/vat-rates.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

export class PostgresVatRates implements VatRates {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async percentageOn(countryCode: string, date: Temporal.PlainDate): Promise<number> {
    const { rows } = await sql<{ percentage: number }>`
      select percentage::float8 as percentage from vat_rate
      where country_code = ${countryCode} and effective_from <= ${date.toString()}
      order by effective_from desc limit 1`.execute(this.#em.getKysely())
    return rows[0]?.percentage ?? 0
  }
}
