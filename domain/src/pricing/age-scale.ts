import type { RateColumns } from '../plots/plot.ts'
import type { AgeScaleId } from '../shared/ids.ts'

/** Ages in years, both ends inside. */
export type AgeBand = { readonly fromAge: number; readonly toAge: number } & (
  | { readonly kind: 'free' }
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'fixed'; readonly amounts: RateColumns }
)

export interface AgeScale {
  readonly id: AgeScaleId
  readonly name: string
  /** Percentage of the adult rate that a pensioner pays. */
  readonly pensionerPercentage: number
  readonly bands: readonly AgeBand[]
}
