import { lazy } from 'react'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { loadWords } from '#app/wording/wording-store.ts'

const later = () => import('./later-steps.ts')

/** While the details are being filled in, so that the way on waits for nothing. */
export function fetchLaterSteps(language: PageLanguage): void {
  Promise.all([later(), loadWords(language, 'quoteLines')]).catch(() => undefined)
}

/** Their programs come once somebody fills in the details. The server has them at once. */
export const TermsStep = import.meta.env.SSR
  ? (await later()).TermsStep
  : lazy(async () => ({ default: (await later()).TermsStep }))

export const CheckStep = import.meta.env.SSR
  ? (await later()).CheckStep
  : lazy(async () => ({ default: (await later()).CheckStep }))
