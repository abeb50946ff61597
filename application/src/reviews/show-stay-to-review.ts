import type { OrganisationReview } from '@camp/domain/reviews/organisation-review.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { ReviewedOrganisation, Reviews } from './reviews.ts'

export interface ShowStayToReviewPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly catalogues: Pick<Catalogues, 'find'>
  readonly reviews: Pick<Reviews, 'ofReservation'>
}

export interface StayToReviewView {
  readonly id: ReservationId
  readonly organisation: ReviewedOrganisation
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
  /** `early`: not over yet; `never`: no stay took place. */
  readonly state: 'open' | 'written' | 'early' | 'never'
  readonly review: OrganisationReview | null
}

/** What the page behind the link of the invitation shows. */
export class ShowStayToReview {
  readonly #ports: ShowStayToReviewPorts

  constructor(ports: ShowStayToReviewPorts) {
    this.#ports = ports
  }

  async execute({ id }: { readonly id: ReservationId }): Promise<Result<StayToReviewView, NotFound>> {
    const reservation = await this.#ports.reservations.find(id)
    const catalogue = reservation && (await this.#ports.catalogues.find(reservation.organisationId))
    if (!reservation || !catalogue) return refused({ code: 'not-found' })
    const { slug, name } = catalogue.organisation
    const { arrival, departure } = reservation.stay
    const review = (await this.#ports.reviews.ofReservation(id)) ?? null
    const state = review ? 'written' : stateOf(reservation.status)
    return accepted({ id, organisation: { slug, name }, arrival, departure, state, review })
  }
}

function stateOf(status: string): 'open' | 'early' | 'never' {
  if (status === 'completed') return 'open'
  return status === 'cancelled' || status === 'noShow' ? 'never' : 'early'
}
