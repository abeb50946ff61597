import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { redirect } from 'react-router'
import { cancelDeniedAddress, linkAddress } from '#app/addresses/reservation-addresses.ts'
import { notFound } from '#server/reservations/find-reservation.ts'

interface CancelPost {
  readonly useCases: Pick<UseCases, 'cancelAsGuest'>
  readonly id: string
}

export async function answerCancel({ useCases, id }: CancelPost): Promise<Response> {
  const cancelled = await useCases.cancelAsGuest.execute({ id: id as ReservationId })
  if (cancelled.ok) return redirect(linkAddress(id, 'cancel-ok'), 303)
  if (cancelled.refusal.code === 'not-found') throw notFound()
  return redirect(cancelDeniedAddress(id, cancelled.refusal.code), 303)
}
