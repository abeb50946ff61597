import { doneTo } from '@camp/application/pricing/settings/revert-rates.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { valueCount } from '@camp/domain/pricing/bulk-rates.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { ratesPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { PricesRequest } from '#server/staff/prices-of-request.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { type BulkAnswers, type BulkProblem, readBulkChange } from './bulk-answers.ts'
import { bulkForm } from './bulk-form.server.ts'
import { type BulkPreview, bulkPreview } from './bulk-preview.ts'
import { readUndo, undoText } from './undo-text.ts'

export interface WrongPlotCell {
  readonly plot: string
  readonly cell: string
}

export interface BulkReply {
  readonly answers: BulkAnswers
  readonly problems: readonly BulkProblem[]
  readonly wrongCells: readonly WrongPlotCell[]
  readonly preview: BulkPreview | null
  readonly isChangedMeanwhile: boolean
  /** Just written, with what undoes it. */
  readonly written: { readonly values: number; readonly undo: string } | null
  /** Somebody changed these values since, so that nothing was undone. */
  readonly isNotUndone: boolean
}

/**
 * Asked to preview, shows every old and new value; asked to write, writes what was shown or shows what it is
 * now.
 */
export async function answerBulk(
  useCases: Pick<UseCases, 'bulkChangeRates' | 'revertRates'>,
  { who, organisation, prices }: PricesRequest,
  form: FormData,
) {
  const { answers, go, revision, undo } = readForm(bulkForm, form)
  const reply: BulkReply = {
    answers,
    problems: [],
    wrongCells: [],
    preview: null,
    isChangedMeanwhile: false,
    written: null,
    isNotUndone: false,
  }
  const ratesAddress = organisationAddress(organisation.slug, ratesPage)
  if (go === 'undo') {
    const done = readUndo(undo)
    const undone = done && (await useCases.revertRates.execute({ ...who, done }))
    if (undone && !undone.ok) throwPageRefusals(undone.refusal)
    return undone?.ok ? redirect(withDone(ratesAddress, 'undone'), 303) : data<BulkReply>({ ...reply, isNotUndone: true }, 409)
  }
  const change = readBulkChange(answers)
  if (!('cells' in change)) return data<BulkReply>({ ...reply, problems: change }, 400)

  const command = { ...who, plotIds: answers.plots as readonly PlotId[], change }
  const shownRevision = go === 'write' ? revision : null
  const answer = await useCases.bulkChangeRates.execute({ ...command, revision: shownRevision })
  if (answer.ok && shownRevision !== null) {
    const values = answer.value.reduce((sum, plot) => sum + valueCount(plot), 0)
    return data<BulkReply>({ ...reply, written: { values, undo: undoText(doneTo(answer.value)) } }, 200)
  }
  if (answer.ok) return data<BulkReply>({ ...reply, preview: bulkPreview(answer.value) }, 200)

  const refusal = throwPageRefusals(answer.refusal)
  if (refusal.code === 'cells-wrong') {
    const wrongCells = refusal.cells.map(({ plotId, cell }) => ({ plot: plotName(prices, plotId), cell }))
    return data<BulkReply>({ ...reply, wrongCells }, 409)
  }
  const now = await useCases.bulkChangeRates.execute({ ...command, revision: null })
  return data<BulkReply>({ ...reply, isChangedMeanwhile: true, preview: now.ok ? bulkPreview(now.value) : null }, 409)
}

function plotName({ plots }: Pick<Catalogue, 'plots'>, plotId: PlotId): string {
  return plots.find(({ id }) => id === plotId)?.name ?? ''
}
