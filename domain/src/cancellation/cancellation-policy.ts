/** Most days first. Days count up to and including; below the last step nothing is refunded (rule D7). */
export type CancellationPolicy = readonly CancellationStep[]

export interface CancellationStep {
  readonly daysBeforeArrival: number
  readonly refundPercentage: number
}

export const defaultCancellationPolicy: CancellationPolicy = [
  { daysBeforeArrival: 14, refundPercentage: 100 },
  { daysBeforeArrival: 7, refundPercentage: 50 },
]
