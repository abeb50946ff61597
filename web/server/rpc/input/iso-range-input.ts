import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { z } from 'zod'

/** Both ends inside; the last date may be the first. */
export function endsAfterItStarts(
  {
    searchStartDate,
    searchEndDate,
  }: { readonly searchStartDate: Temporal.PlainDate; readonly searchEndDate: Temporal.PlainDate },
  issues: z.RefinementCtx,
): void {
  if (Temporal.PlainDate.compare(searchStartDate, searchEndDate) <= 0) return
  issues.addIssue({ code: 'custom', path: ['searchEndDate'], message: 'Must not be before searchStartDate' })
}
