import type { UseCases } from '@camp/application/use-cases.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '../../../../components/staff/organisation-address.ts'
import { type PricesRequest, shownRefusal } from '../../pricing/prices-of-request.ts'
import { ratesPage } from '../rate-addresses.ts'
import { type BulkAnswers, type BulkProblem, readBulkAnswers, readBulkChange } from './bulk-answers.ts'
import { type BulkPreview, bulkPreview } from './bulk-preview.ts'

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
}

/** Asked to preview, shows every old and new value; asked to write, writes what was shown or shows what it is now. */
export async function answerBulk(
  useCases: Pick<UseCases, 'bulkChangeRates'>,
  { who, organisation, prices }: PricesRequest,
  form: FormData,
) {
  const answers = readBulkAnswers(form)
  const reply: BulkReply = { answers, problems: [], wrongCells: [], preview: null, isChangedMeanwhile: false }
  const change = readBulkChange(answers)
  if (!('act' in change)) return data<BulkReply>({ ...reply, problems: change }, 400)

  const command = { ...who, plotIds: answers.plots as readonly PlotId[], change }
  const shownRevision = form.get('go') === 'write' ? String(form.get('revision') ?? '') : null
  const answer = await useCases.bulkChangeRates.execute({ ...command, revision: shownRevision })
  if (answer.ok && shownRevision !== null) {
    return redirect(withDone(organisationAddress(organisation.slug, ratesPage), 'saved'), 303)
  }
  if (answer.ok) return data<BulkReply>({ ...reply, preview: bulkPreview(answer.value) }, 200)

  const refusal = shownRefusal(answer.refusal)
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
