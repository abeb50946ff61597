import type { Organisation } from '../organisations/organisation.ts'
import { displayFromSeason } from '../seasons/display-from-season.ts'
import { rateColumn } from '../seasons/rate-column.ts'
import type { Season } from '../seasons/season.ts'
import type { Money } from '../shared/money.ts'
import type { StayDates } from '../stay-rules/stay-dates.ts'
import { rateColumns } from './rate-columns.ts'

export type DisplayFromAmounts = Pick<
  Organisation,
  'displayFromAmountOffPeak' | 'displayFromAmountPeak' | 'displayFromAmountSuperPeak'
>

/**
 * The amount of the season of the searched dates; an absent one gives way to the next that is there, round in
 * a circle.
 */
export function displayFromAmount(
  organisation: DisplayFromAmounts,
  seasons: readonly Season[],
  dates: StayDates | null,
): Money | null {
  const wanted = rateColumns.indexOf(rateColumn(displayFromSeason(seasons, dates)?.seasonType ?? null))
  const amounts = [
    organisation.displayFromAmountOffPeak,
    organisation.displayFromAmountPeak,
    organisation.displayFromAmountSuperPeak,
  ]
  return amounts[wanted] ?? amounts[(wanted + 1) % 3] ?? amounts[(wanted + 2) % 3] ?? null
}
