import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { HeldReservation, StatusChange } from '@camp/domain/reservations/reservation.ts'
import type { OrganisationId, PlotId, ReservationId, SiteId, UserId } from '@camp/domain/shared/ids.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aHold } from '@camp/domain/testing/a-hold.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { aPlot, rates } from '@camp/domain/testing/a-plot.ts'
import { aReservedPlot } from '@camp/domain/testing/a-reserved-plot.ts'
import { aSite } from '@camp/domain/testing/a-site.ts'
import { anOrganisation } from '@camp/domain/testing/an-organisation.ts'
import { givenCatalogue } from '@camp/domain/testing/given-catalogue.ts'

/** The same id for the same number, in the form that every store takes. */
export function testId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

const organisationId = testId(1) as OrganisationId
const siteId = testId(2) as SiteId

/** The guest whose reservations the tests submit. */
export const guestId = testId(3) as UserId

/** Stand 1 to Stand 10 for six guests each, and a field that thirty guests share, all at R200.00 a night. */
export const stands: readonly Plot[] = Array.from({ length: 10 }, (_, index) => stand(index + 1))
export const field: Plot = {
  ...stand(11),
  name: 'Field',
  paxMax: 30,
  allowMultipleReservationsUpToPaxMax: true,
  kidsUnderWhatAgeDontCountTowardsMaxPax: 3,
}

export const campsite: Catalogue = givenCatalogue({
  organisation: anOrganisation({ id: organisationId }),
  sites: [aSite({ id: siteId, organisationId })],
  plots: [...stands, field],
})

function stand(number: number): Plot {
  const id = testId(100 + number) as PlotId
  return aPlot({ id, organisationId, siteId, name: `Stand ${number}`, plotNumber: number, rates: rates(200) })
}

export interface CampsiteHold {
  readonly id?: string
  readonly simpleReference?: string
  readonly from?: string
  readonly to?: string
  readonly adults?: number
  readonly childrenAges?: readonly number[]
  /** Local time at which the hold begins; it lasts 15 minutes. */
  readonly at?: string
}

/**
 * Four nights from 1 February 2027 for two adults on each of the plots, held on 21 November 2026 at 10:00.
 */
export function aHoldOn(plots: readonly Plot[], facts: CampsiteHold = {}): HeldReservation {
  const stay = StayDates.of(facts.from ?? '2027-02-01', facts.to ?? '2027-02-05')
  const party = aParty({ numberOfAdults: facts.adults ?? 2, childrenAges: facts.childrenAges ?? [] })
  const id = (facts.id ?? 'hold-1') as ReservationId
  return aHold({
    id,
    simpleReference: facts.simpleReference ?? referenceFrom(id),
    organisationId,
    stay,
    plots: plots.map((plot) => aReservedPlot({ plot, stay, party })),
    moment: aMoment(facts.at),
  })
}

export const asHeld: StatusChange = { from: null, to: 'temporaryHold', at: aMoment().now, by: 'guest', why: 'plots-held' }

/** One reference per id, as long as the ids end in their own number. */
function referenceFrom(id: string): string {
  const number = Number(id.replace(/\D/g, ''))
  return [482, 100 + (Math.floor(number / 900) % 900), 100 + (number % 900)].join('-')
}
