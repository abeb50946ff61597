import type { DeskReservationView } from '@camp/application/desk/desk-views.ts'
import type { AmendmentRefusal, AmendmentView, UndoRefusal } from '@camp/application/reservations/amend/amendment-answers.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import type { AmendedPlot, Amendment } from '@camp/domain/reservations/amend/amendment.ts'
import { stretchedPlots } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { longestStay } from '@camp/domain/stay-rules/longest-stay.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { type ActAnswers, shownVersion } from '#app/components/staff/bookings/act-answers.ts'
import type { ActRequest } from './act-request.ts'
import { type GuestsRefusal, readGuests } from './read-guests.ts'

export type AmendingAct = 'move' | 'split' | 'undo-change'

export interface AmendRefusal {
  readonly code: UndoRefusal['code'] | 'dates-invalid' | 'night-invalid' | GuestsRefusal['code']
  readonly names?: string
}

/** Moving, extending, shortening and re-quoting are one form; splitting and undoing are their own. */
export async function runAmendingAct(act: AmendingAct, request: ActRequest): Promise<Result<AmendmentView, AmendRefusal>> {
  const { useCases, actor, answers, dryRun } = request
  const id = request.id as ReservationId
  const seen = { shownVersion: shownVersion(answers), shownAmountDue: shownAmountDue(answers) }
  const told = { notifiesGuest: answers.silent !== 'on', reason: answers.reason || null, ...seen }
  const ignoresStayRules = answers.ignoresStayRules === 'on'
  if (act === 'undo-change') {
    const undone = await useCases.undoAmendment.execute({ actor, id, ...told, dryRun })
    return undone.ok ? accepted(undone.value.view) : refused(shown(undone.refusal))
  }
  if (act === 'split') {
    const from = readDate(answers.from)
    if (!from) return refused({ code: 'night-invalid' })
    const [plotId, toPlotId] = [answers.plot as PlotId, answers.toPlot as PlotId]
    const command = { actor, id, plotId, toPlotId, from, price: priceOf(answers) }
    const split = await useCases.splitReservation.execute({ ...command, ...told, ignoresStayRules, dryRun })
    return split.ok ? accepted(split.value.view) : refused(shown(split.refusal))
  }
  const booking = await useCases.showReservationToDesk.execute({ actor, idOrReference: id })
  if (!booking.ok) return booking
  const amendment = amendmentOf(answers, booking.value)
  if (!amendment.ok) return amendment
  const query = { actor, as: 'staff' as const, id, amendment: amendment.value, ignoresStayRules }
  const amended = dryRun
    ? await useCases.previewAmendment.execute(query)
    : await useCases.amendReservation.execute({ ...query, ...told })
  if (!amended.ok) return refused(shown(amended.refusal))
  return accepted('view' in amended.value ? amended.value.view : amended.value)
}

/**
 * The whole booking as it shall be; the parts of a split stay keep their turn, its two ends follow the dates.
 */
function amendmentOf(
  answers: ActAnswers,
  { reservation, plots }: DeskReservationView,
): Result<Amendment, { readonly code: 'dates-invalid' } | GuestsRefusal> {
  const [arrival, departure] = [readDate(answers.arrival), readDate(answers.departure)]
  const read = arrival && departure && StayDates.between(arrival, departure)
  if (!read?.ok || read.value.nightCount > longestStay) return refused({ code: 'dates-invalid' })
  const stay = read.value
  const stretched = stretchedPlots({ stay: reservation.stay, plots }, stay)
  if (!stretched) return refused({ code: 'dates-invalid' })
  const wanted: AmendedPlot[] = []
  for (const [position, plot] of stretched.entries()) {
    const guests = readGuests(answers, position, plot)
    if (!guests.ok) return guests
    wanted.push({ ...plot, ...guests.value, plotId: (answers[`plot-${position}`] || plot.plotId) as PlotId })
  }
  return accepted({ stay, plots: wanted, price: priceOf(answers) })
}

/** What the person saw before the click, in cents. */
function shownAmountDue({ shownCents = '' }: ActAnswers): Money | null {
  return /^\d{1,10}$/.test(shownCents) ? Money.cents(Number(shownCents)) : null
}

function priceOf({ price }: ActAnswers): Amendment['price'] {
  return price === 'keep' ? 'keep' : 're-quote'
}

function shown(refusal: AmendmentRefusal | UndoRefusal): AmendRefusal {
  if (!('plots' in refusal)) return { code: refusal.code }
  return { code: refusal.code, names: refusal.plots.map(({ plotName }) => plotName).join(', ') }
}
