import type { UseCases } from '@camp/application/use-cases.ts'
import type { ActAnswers } from '#app/components/staff/bookings/act-answers.ts'

export interface ActRequest {
  readonly useCases: UseCases
  readonly actor: Parameters<UseCases['checkIn']['execute']>[0]['actor']
  readonly id: string
  readonly answers: ActAnswers
  readonly dryRun: boolean
}
