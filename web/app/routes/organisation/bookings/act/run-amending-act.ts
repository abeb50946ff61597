import type { DeskReservationView } from '@camp/application/desk/desk-views.ts'
import type { AmendmentRefusal, AmendmentView, UndoRefusal } from '@camp/application/reservations/amend/amendment-answers.ts'
import type { AmendedPlot, Amendment } from '@camp/domain/reservations/amend/amendment.ts'
import { stretchedPlots } from '@camp/domain/reservations/amend/plots-of-amendment.ts'
import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ActAnswers } from '#app/components/staff/bookings/act-answers.ts'
import { type PlotGuestsCode, plotGuests, rowAnswers } from '#app/components/staff/bookings/plot-guests.server.ts'
import { stayDates } from '#app/components/staff/bookings/stay-dates.server.ts'
import { type FormFieldProblem, firstProblem, readParts, readTyped } from '#app/forms/read-form.server.ts'
import { brokenRulesOnWire, type WireRule } from '#server/wire/rules-on-wire.ts'
import { actForm, splitForm } from './act-form.server.ts'
import type { ActRequest } from './act-request.ts'

export type AmendingAct = 'move' | 'split' | 'undo-change'

export interface AmendRefusal {
  readonly code: UndoRefusal['code'] | 'dates-invalid' | 'night-invalid' | PlotGuestsCode
  /** The question that could not be read. */
  readonly field?: string
  readonly names?: string
  /** Characters of a text that is too long. */
  readonly most?: number
  readonly rules?: readonly WireRule[]
}

/** Moving, extending, shortening and re-quoting are one form; splitting and undoing are their own. */
export async function runAmendingAct(act: AmendingAct, request: ActRequest): Promise<Result<AmendmentView, AmendRefusal>> {
  const { useCases, actor, dryRun } = request
  const id = request.id as ReservationId
  const { silent, reason, shownVersion, shownAmountDue, ignoresStayRules, price, plot, toPlot } = actForm.parse(request.answers)
  const seen = { shownVersion, shownAmountDue }
  const told = { notifiesGuest: !silent, reason: reason || null, ...seen }
  if (act === 'undo-change') {
    const notifiesGuest = silent ? false : undefined
    const undone = await useCases.undoAmendment.execute({ actor, id, ...seen, notifiesGuest, dryRun })
    return undone.ok ? accepted(undone.value.view) : refused(shown(undone.refusal))
  }
  if (act === 'split') {
    const first = readTyped<typeof splitForm, 'night-invalid'>(splitForm, request.answers)
    if (!first.ok) return refused(firstProblem(first.refusal))
    const command = { actor, id, plotId: plot, toPlotId: toPlot, ...first.value, price }
    const split = await useCases.splitReservation.execute({ ...command, ...told, ignoresStayRules, dryRun })
    return split.ok ? accepted(split.value.view) : refused(shown(split.refusal))
  }
  const booking = await useCases.showReservationToDesk.execute({ actor, idOrReference: id })
  if (!booking.ok) return booking
  const amendment = amendmentOf(request, price, booking.value)
  if (!amendment.ok) return amendment
  const query = { actor, as: 'staff' as const, id, amendment: amendment.value, ignoresStayRules }
  const amended = dryRun
    ? await useCases.previewAmendment.execute(query)
    : await useCases.amendReservation.execute({ ...query, ...told })
  if (!amended.ok) return refused(shown(amended.refusal))
  return accepted('view' in amended.value ? amended.value.view : amended.value)
}

/**
 * The whole booking as it shall be; the parts of a split stay keep their turn, its two ends follow the dates,
 * and what the form does not ask of a plot stays as it was.
 */
function amendmentOf(
  { answers }: ActRequest,
  price: Amendment['price'],
  { reservation, plots }: DeskReservationView,
): Result<Amendment, AmendRefusal> {
  const stay = readTyped<typeof stayDates, 'dates-invalid'>(stayDates, answers)
  if (!stay.ok) return refused(firstProblem(stay.refusal))
  const stretched = stretchedPlots({ stay: reservation.stay, plots }, stay.value)
  if (!stretched) return refused({ code: 'dates-invalid' })
  const wanted: AmendedPlot[] = []
  for (const [row, plot] of stretched.entries()) {
    const typed = rowAnswers(answers, row)
    const guests = typed.adults === undefined ? accepted(plot) : readGuests(typed)
    if (!guests.ok) return refused({ code: guests.refusal.code, field: `${guests.refusal.field}-${row}` })
    wanted.push({ ...plot, ...guests.value, plotId: (typed.plot || plot.plotId) as PlotId })
  }
  return accepted({ stay: stay.value, plots: wanted, price })
}

function readGuests(typed: ActAnswers): Result<Pick<AmendedPlot, 'party' | 'equipment'>, FormFieldProblem<PlotGuestsCode>> {
  const { values, problems } = readParts<typeof plotGuests, PlotGuestsCode>(plotGuests, typed)
  const { party, ...equipment } = values
  return party && problems.length === 0 ? accepted({ party, equipment }) : refused(firstProblem({ problems }))
}

function shown(refusal: AmendmentRefusal | UndoRefusal): AmendRefusal {
  if (refusal.code === 'reason-too-long') return refusal
  if (!('plots' in refusal)) return { code: refusal.code }
  const names = refusal.plots.map(({ plotName }) => plotName).join(', ')
  return { code: refusal.code, names, rules: brokenRulesOnWire(refusal) }
}
