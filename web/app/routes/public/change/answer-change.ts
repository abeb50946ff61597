import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { data, redirect } from 'react-router'
import { summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { findReservation } from '#server/reservations/find-reservation.ts'
import { amendmentProblemsOnWire } from '#server/wire/amendment-on-wire.ts'
import { changeForm } from './change-form.server.ts'
import { readChange } from './change-parameters.ts'
import { amendmentQuery, unchangedForm } from './load-change.ts'

interface ChangePost {
  readonly useCases: Pick<UseCases, 'showReservationToGuest' | 'amendReservation'>
  readonly actor: Actor
  readonly id: string
  readonly search: URLSearchParams
  readonly form: FormData
}

/**
 * Changes what the address says, at the price that the page showed. Posted again, it finds nothing left to
 * change.
 */
export async function answerChange({ useCases, actor, id, search, form }: ChangePost) {
  const view = await findReservation(useCases, id)
  const query = amendmentQuery(view, readChange(search, unchangedForm(view)) ?? unchangedForm(view))
  if ('problem' in query) return data({ problems: [query.problem] }, { status: 400 })
  const shownAmountDue = Money.cents(readForm(changeForm, form).shownAmountDue, view.amountDue.currency)
  const amended = await useCases.amendReservation.execute({ ...query, actor, shownAmountDue })
  if (amended.ok) return redirect(`${summaryAddress(view)}?changed`, 303)
  return data({ problems: amendmentProblemsOnWire(amended.refusal) }, { status: 409 })
}
