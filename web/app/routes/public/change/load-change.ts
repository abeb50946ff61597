import type { AmendmentQuery } from '@camp/application/reservations/amend/amendment-answers.ts'
import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { stretchedPlots } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'
import {
  amendmentOnWire,
  amendmentProblemsOnWire,
  type WireAmendment,
  type WireAmendmentProblem,
} from '#server/wire/amendment-on-wire.ts'
import { dateOnWire } from '#server/wire/on-wire.ts'
import { reservationOnWire } from '#server/wire/reservation-on-wire.ts'
import { type ChangeParameters, readChange } from './change-parameters.ts'

export interface ChangeRequest {
  readonly useCases: Pick<UseCases, 'showReservationToGuest' | 'amendmentTerms' | 'previewAmendment'>
  readonly actor: Actor
  readonly id: string
  readonly search: URLSearchParams
}

/** The form, and once something was asked for: what it would change, or why it cannot be. */
export async function loadChange({ useCases, actor, id, search }: ChangeRequest) {
  const view = await findReservation(useCases, id)
  const terms = await useCases.amendmentTerms.execute({ id: view.id })
  const booked = unchangedForm(view)
  const asked = readChange(search, booked)
  const denial = terms.ok && terms.value.refusal ? amendmentProblemsOnWire(terms.value.refusal) : []
  const page = {
    reservation: reservationOnWire(view),
    denial,
    lastDay: terms.ok && terms.value.lastDay ? dateOnWire(terms.value.lastDay) : null,
    form: asked ?? booked,
    search: search.toString(),
  }
  if (!asked || denial.length > 0) return { ...page, ...nothingAsked }
  const query = amendmentQuery(view, asked)
  if ('problem' in query) return { ...page, preview: null, problems: [query.problem] }
  const preview = await useCases.previewAmendment.execute({ ...query, actor })
  if (preview.ok) return { ...page, preview: amendmentOnWire(preview.value), problems: [] }
  return { ...page, preview: null, problems: amendmentProblemsOnWire(preview.refusal) }
}

const nothingAsked: { readonly preview: WireAmendment | null; readonly problems: readonly WireAmendmentProblem[] } = {
  preview: null,
  problems: [],
}

export function unchangedForm({ stay, plots }: ReservationView): ChangeParameters {
  return {
    arrivalDate: dateOnWire(stay.arrival),
    departureDate: dateOnWire(stay.departure),
    parties: plots.map(({ party: { numberOfAdults, numberOfPensioners, childrenAges } }) => ({
      numberOfAdults,
      numberOfPensioners,
      childrenAges,
    })),
  }
}

type Query = Omit<AmendmentQuery, 'actor'>

/** Dates that make no stay are one problem with the form; a split stay stretches at its ends. */
export function amendmentQuery(
  view: ReservationView,
  asked: ChangeParameters,
): Query | { readonly problem: WireAmendmentProblem } {
  const stay = stayOf(asked)
  if (!stay) return { problem: { code: 'nights-not-covered', plotName: null, value: 'dates' } }
  const stretched = stretchedPlots(view, stay)
  if (!stretched) return { problem: { code: 'nights-not-covered', plotName: null, value: null } }
  const plots = stretched.map((plot, index) => ({ ...plot, party: asked.parties[index] ?? plot.party }))
  return { as: 'guest', id: view.id, amendment: { stay, plots, price: 're-quote' } }
}

function stayOf({ arrivalDate, departureDate }: ChangeParameters): StayDates | undefined {
  try {
    const stay = StayDates.between(Temporal.PlainDate.from(arrivalDate), Temporal.PlainDate.from(departureDate))
    return stay.ok && stay.value.nightCount <= longestStay ? stay.value : undefined
  } catch {
    return undefined // text that is no date, from an address that somebody typed
  }
}
