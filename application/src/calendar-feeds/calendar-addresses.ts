import type { CalendarAddressId, CalendarFeedId, OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** A calendar for others to read; whoever has the token reads it. */
export interface CalendarAddress {
  readonly id: CalendarAddressId
  readonly organisationId: OrganisationId
  /** Null: of all plots of the organisation. */
  readonly plot: { readonly id: PlotId; readonly name: string; readonly siteName: string } | null
  readonly token: string
  /** The calendar elsewhere that it is for, which gave us events of its own; null: for everybody else. */
  readonly readBy: { readonly feedId: CalendarFeedId; readonly provider: string } | null
}

export interface FoundCalendar extends CalendarAddress {
  readonly timezone: string
}

/** Nights that are taken, as one event of a calendar: from the first one to the date that is free again. */
export interface TakenStay {
  /** Stays with the event for as long as there is one, and says nothing about it. */
  readonly key: string
  readonly start: string
  readonly end: string
  /** Grows with every change of the event. */
  readonly sequence: number
  /** In a calendar of several plots. */
  readonly plotName?: string
}

export interface CalendarAddresses {
  /**
   * That of the organisation, then by site and plot as it sorts them; of a plot first the one for everybody.
   */
  list(organisationId: OrganisationId): Promise<readonly CalendarAddress[]>
  findByToken(token: string): Promise<FoundCalendar | undefined>
  /** Another token; the old one opens nothing from then on. */
  renew(organisationId: OrganisationId, id: CalendarAddressId): Promise<CalendarAddress | undefined>
  /**
   * What keeps its plots from being used from a day on: bookings and holds that have not lapsed, blocks of
   * staff, and events elsewhere but those that came from the calendar which reads this (rule F9). By first
   * night, then by key.
   */
  taken(
    calendar: Pick<CalendarAddress, 'organisationId' | 'plot' | 'readBy'>,
    at: { readonly from: Temporal.PlainDate; readonly now: Temporal.Instant },
  ): Promise<readonly TakenStay[]>
  /**
   * A name for what the calendar says, and since when it says so: whole seconds, later by one at least with
   * each change.
   */
  noteContent(
    id: CalendarAddressId,
    stays: readonly TakenStay[],
    now: Temporal.Instant,
  ): Promise<{ readonly hash: string; readonly changedAt: Temporal.Instant }>
}
