import { lazy } from 'react'

const later = () => import('./later-steps.ts')

/** While the details are being filled in, so that the way on waits for nothing. */
export function fetchLaterSteps(): void {
  later().catch(() => undefined)
}

/** Their programs come once somebody fills in the details. The server has them at once. */
export const TermsStep = import.meta.env.SSR
  ? (await later()).TermsStep
  : lazy(async () => ({ default: (await later()).TermsStep }))

export const CheckStep = import.meta.env.SSR
  ? (await later()).CheckStep
  : lazy(async () => ({ default: (await later()).CheckStep }))
