import type {
  AmendmentRefusal,
  AmendmentSide,
  AmendmentView,
  LatestAmendment,
} from '@camp/application/reservations/amend/amendment-answers.ts'
import type { Criterion } from '@camp/domain/availability/criteria.ts'
import { directPaymentText } from '@camp/domain/formatting/direct-payment-text.ts'
import { dateOnWire, randOnWire, stayOnWire } from './on-wire.ts'
import { partyOnWire, plotsOnWire } from './reservation-on-wire.ts'

export type WireAmendment = ReturnType<typeof amendmentOnWire>
export type WireAmendmentSide = ReturnType<typeof sideOnWire>

/** What would change, or has: for pages of guests. */
export function amendmentOnWire(view: AmendmentView) {
  const { before, after, isUnchanged, difference, amountPaid, refund, balance, amountToPayNow, direct } = view
  return {
    before: sideOnWire(before),
    after: sideOnWire(after),
    isUnchanged,
    difference: randOnWire(difference),
    amountPaid: randOnWire(amountPaid),
    refund: randOnWire(refund),
    balance: randOnWire(balance),
    amountToPayNow: randOnWire(amountToPayNow),
    paidDirectly: direct && directPaymentText({ ...direct, language: 'en' }),
  }
}

export function sideOnWire({ stay, party, plots, amountDue, amountDueUpFront, dueDate }: AmendmentSide) {
  return {
    arrivalDate: dateOnWire(stay.arrival),
    departureDate: dateOnWire(stay.departure),
    nights: stay.nightCount,
    ...partyOnWire(party),
    plots: plotsOnWire(plots),
    amountDue: randOnWire(amountDue),
    amountDueUpFront: randOnWire(amountDueUpFront),
    dueDate: dueDate && dateOnWire(dueDate),
  }
}

/** What became of a booking by its latest change, in short. */
export type WireChange = ReturnType<typeof changeOnWire>

export function changeOnWire({ before, after, refund }: LatestAmendment) {
  return { before: shortSide(before), after: shortSide(after), refund: randOnWire(refund) }
}

function shortSide({ stay, party, plots, amountDue }: AmendmentSide) {
  const plotNames = plots.map(({ plotName }) => plotName)
  return { ...stayOnWire(stay), ...partyOnWire(party), plotNames, amountDue: randOnWire(amountDue) }
}

/** One sentence's worth of why an amendment cannot be. */
export interface WireAmendmentProblem {
  readonly code: Exclude<AmendmentRefusal['code'], 'criteria'> | Criterion['code']
  readonly plotName: string | null
  /** A date, an amount in rand or a number, as the code means it. */
  readonly value: string | number | null
}

export function amendmentProblemsOnWire(refusal: AmendmentRefusal): readonly WireAmendmentProblem[] {
  switch (refusal.code) {
    case 'criteria':
      return refusal.plots.flatMap(({ plotName, criteria }) =>
        criteria.map((criterion) => ({ code: criterion.code, plotName, value: limitOf(criterion) })),
      )
    case 'booked':
    case 'weekend_rule': {
      const { code } = refusal
      return refusal.plots.map(({ plotName }) => ({ code, plotName, value: null }))
    }
    case 'too-late':
      return [problem(refusal.code, refusal.lastDay && dateOnWire(refusal.lastDay))]
    case 'slept-night-moved':
      return [problem(refusal.code, dateOnWire(refusal.night))]
    case 'price-changed':
      return [problem(refusal.code, randOnWire(refusal.amountDue))]
    case 'not-found':
    case 'not-permitted':
    case 'changed-meanwhile':
    case 'expired':
    case 'already_cancelled':
    case 'stay_begun':
    case 'wrong_state':
    case 'stay-over':
    case 'no-grown-up':
    case 'plot-repeated':
    case 'plot-unknown':
    case 'several-plots-not-allowed':
    case 'organisation-closed':
    case 'nights-not-covered':
    case 'guests-are-there':
    case 'reason-too-long':
      return [problem(refusal.code, null)]
  }
}

function problem(code: WireAmendmentProblem['code'], value: WireAmendmentProblem['value']): WireAmendmentProblem {
  return { code, plotName: null, value }
}

function limitOf(criterion: Criterion): WireAmendmentProblem['value'] {
  switch (criterion.code) {
    case 'too-few-guests':
      return criterion.paxMin
    case 'too-many-guests':
      return criterion.paxMax
    case 'too-many-tents':
      return criterion.tentsMax
    case 'too-many-caravans':
      return criterion.caravansMax
    case 'stay-too-short':
      return criterion.required
    case 'too-far-ahead':
      return dateOnWire(criterion.latestArrival)
    case 'adults-only':
    case 'arrival-in-past':
    case 'arrival-today':
      return null
  }
}
