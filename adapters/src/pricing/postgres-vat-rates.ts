import type { VatRates } from '@camp/application/pricing/vat-rates.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { KeptFacts, KeptVatRate } from '../change-feed/kept-facts.ts'
import { databaseOf } from '../postgres/typed-database.ts'

export class PostgresVatRates implements VatRates {
  readonly #em: EntityManager
  readonly #kept: KeptFacts['vatRates'] | undefined

  constructor(em: EntityManager, kept?: Pick<KeptFacts, 'vatRates'>) {
    this.#em = em
    this.#kept = kept?.vatRates
  }

  async percentageOn(countryCode: string, date: Temporal.PlainDate): Promise<number> {
    const read = () => this.#rates(countryCode)
    const rates = await (this.#kept ? this.#kept.of(this.#em, countryCode, read) : read())
    return rates.find(({ effectiveFrom }) => effectiveFrom <= date.toString())?.percentage ?? 0
  }

  /** The latest first. */
  async #rates(countryCode: string): Promise<readonly KeptVatRate[]> {
    const rows = await databaseOf(this.#em)
      .selectFrom('vat_rate')
      .select(['effective_from as effectiveFrom', 'percentage'])
      .where('country_code', '=', countryCode)
      .orderBy('effective_from', 'desc')
      .execute()
    return rows.map(({ effectiveFrom, percentage }) => ({ effectiveFrom, percentage: Number(percentage) }))
  }
}
