import type { Amended, UndoRefusal } from '@camp/application/reservations/amend/amendment-answers.ts'
import type { ReservationView } from '@camp/application/reservations/reservation-views.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { type Answer, campLine, stop } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { amendmentReport } from './amendment-report.ts'
import { amendmentStop } from './amendment-stop.ts'

interface Trying {
  /** Only shows what would change. */
  readonly dryRun: boolean
  /** What was shown before the yes. */
  readonly shownAmountDue: Money | null
}

export interface Change {
  readonly reservation: Pick<ReservationView, 'simpleReference'>
  readonly question: string
  readonly done: string
  readonly dryRun: boolean
  readonly yes: boolean
  readonly act: (trying: Trying) => Promise<Result<Amended, UndoRefusal>>
}

/** Shows both sides and the money between them, wants a yes, and does it. */
export async function carryChange(cli: Cli, { reservation, question, done, dryRun, yes, act }: Change): Promise<Answer> {
  const { simpleReference } = reservation
  const see = `See ${campLine(`reservation show ${simpleReference}`)}`
  const shown = await act({ dryRun: true, shownAmountDue: null })
  if (!shown.ok) return amendmentStop(shown.refusal, simpleReference, see)
  const { view } = shown.value
  if (view.isUnchanged) return amendmentReport(view, 'unchanged', 'Nothing would change.')
  if (dryRun) return amendmentReport(view, 'would-be-amended', 'Nothing was changed.')
  if (isUnasked(cli, { dryRun, yes })) return yesMissing
  if (!yes && !(await cli.ask?.yes(question))) return stop('refused', 'Nothing was changed.')
  const changed = await act({ dryRun: false, shownAmountDue: view.after.amountDue })
  if (!changed.ok) return amendmentStop(changed.refusal, simpleReference, see)
  return amendmentReport(changed.value.view, 'amended', done)
}

export const yesMissing = stop('usage', 'Missing: --yes (or --dry-run to see what would happen)')

/** Whoever cannot be asked says yes beforehand. */
export function isUnasked(cli: Cli, { dryRun, yes }: Pick<Change, 'dryRun' | 'yes'>): boolean {
  return !dryRun && !yes && !cli.ask
}
