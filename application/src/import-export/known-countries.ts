import type { Currency } from '@camp/domain/shared/money.ts'

export interface KnownCountry {
  readonly code: string
  readonly currency: Currency
  /** Names. */
  readonly provinces: readonly string[]
}

/** The countries whose organisations the product takes. */
export interface KnownCountries {
  all(): Promise<readonly KnownCountry[]>
}
