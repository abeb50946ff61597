import type { VatRates } from '@camp/application/pricing/vat-rates.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresVatRates implements VatRates {
  readonly #em: EntityManager

  constructor(em: EntityManager) {
    this.#em = em
  }

  async percentageOn(countryCode: string, date: Temporal.PlainDate): Promise<number> {
    const row = await databaseOf(this.#em)
      .selectFrom('vat_rate')
      .select('percentage')
      .where('country_code', '=', countryCode)
      .where('effective_from', '<=', date.toString())
      .orderBy('effective_from', 'desc')
      .limit(1)
      .executeTakeFirst()
    return Number(row?.percentage ?? 0)
  }
}
