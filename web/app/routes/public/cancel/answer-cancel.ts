import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { redirect } from 'react-router'
import { notFound } from '../reservation/find-reservation.ts'
import { cancelDeniedAddress, linkAddress } from '../reservation/reservation-addresses.ts'

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
