import type { SeasonId } from '../shared/ids.ts'
import type { Temporal } from '../shared/temporal.ts'

export const seasonTypes = ['out', 'in', 'peak'] as const
export type SeasonType = (typeof seasonTypes)[number]

/**
 * Both dates are inside. Two active seasons of one organisation never cover the same night (rules T2, O8).
 */
export interface Season {
  readonly id: SeasonId
  readonly name: string
  readonly seasonType: SeasonType
  readonly startDate: Temporal.PlainDate
  readonly endDate: Temporal.PlainDate
  readonly isActive: boolean
  /** Nights; zero means that the season asks for none of its own. */
  readonly minimumStayPeriod: number
}
