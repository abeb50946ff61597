import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { redirect } from 'react-router'
import { cancelDeniedAddress, linkAddress } from '#app/addresses/reservation-addresses.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { cancelForm } from './cancel-form.server.ts'

interface CancelPost {
  /** The form, with the amount in cents that it showed to stay with the campsite. */
  readonly form: FormData
  readonly useCases: Pick<UseCases, 'cancelAsGuest'>
  readonly id: string
}

export async function answerCancel({ useCases, id, form }: CancelPost): Promise<Response> {
  const { cost } = readForm(cancelForm, form)
  const costsAtMost = cost === null ? undefined : Money.cents(cost)
  const cancelled = await useCases.cancelAsGuest.execute({ id: id as ReservationId, costsAtMost })
  if (cancelled.ok) return redirect(linkAddress(id, 'cancel-ok'), 303)
  if (cancelled.refusal.code === 'not-found') throw notFound()
  if (cancelled.refusal.code === 'costs_more') return redirect(`${linkAddress(id, 'cancel')}?changed`, 303)
  return redirect(cancelDeniedAddress(id, cancelled.refusal.code), 303)
}
