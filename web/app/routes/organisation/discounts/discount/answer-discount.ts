import type { DiscountFacts } from '@camp/application/pricing/settings/discount-use-cases.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { DiscountId, PlotId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import type { TrialAnswers, TrialProblem } from '#app/components/staff/pricing/trial.ts'
import { readTrial, readTrialAnswers } from '#app/components/staff/pricing/trial-form.server.ts'
import { overtaken } from '#app/components/staff/settings-forms/conflict.server.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { discountsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { PricesRequest } from '#server/staff/prices-of-request.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import type { DiscountAnswers } from './discount-answers.ts'
import { discountForm, typedDiscount } from './discount-form.server.ts'
import { type DiscountFormProblem, discountProblemsOf } from './discount-form-problems.ts'
import { type PreviewOnPage, previewOnPage } from './preview-on-page.ts'

export interface DiscountReply {
  readonly answers: DiscountAnswers
  readonly plotIds: readonly string[]
  readonly trial: TrialAnswers
  readonly revision: string
  readonly shown: object
  readonly conflict: Conflict | null
  readonly problems: readonly DiscountFormProblem[]
  readonly trialProblems: readonly TrialProblem[]
  readonly preview: PreviewOnPage | null
}

type Acts = Pick<UseCases, 'saveDiscount' | 'previewDiscount' | 'showLastChange'>

interface PostedDiscount {
  readonly id: DiscountId | null
  readonly form: FormData
  /** As it is stored now. */
  readonly now: () => Promise<Pick<DiscountReply, 'answers' | 'plotIds' | 'revision'>>
}

/** Saves the discount, or shows what it would do to the stay of the form (`go=preview`) and saves nothing. */
export async function answerDiscount(useCases: Acts, asked: PricesRequest, { id, form, now }: PostedDiscount) {
  const { who, organisation, prices } = asked
  const { answers, plotIds, revision, shown, go } = readForm(discountForm, form)
  const trial = readTrialAnswers(form, { plot: prices.plots[0]?.id ?? '', today: prices.today })
  const nothing = { problems: [], trialProblems: [], preview: null, conflict: null }
  const reply: DiscountReply = { answers, plotIds, trial, revision, shown, ...nothing }
  const read = typedDiscount(answers, organisation.currency)
  if (!read.ok) return data<DiscountReply>({ ...reply, problems: read.refusal }, 400)
  const discount = read.value
  if (go === 'preview') return previewed(useCases, { who, id, discount, reply })

  const saved = await useCases.saveDiscount.execute({ ...who, id, revision, discount, plotIds })
  if (!saved.ok) {
    const refusal = throwPageRefusals(saved.refusal)
    if (refusal.code !== 'changed-meanwhile') return data<DiscountReply>({ ...reply, problems: discountProblemsOf(refusal) }, 409)
    const { answers: known, plotIds: plots, revision: newest } = await now()
    const stored = { ...known, plots }
    const forms = { shown, stored, typed: { ...answers, plots: plotIds } }
    const { fields, conflict } = await overtaken(useCases, { ...who, act: 'discount', subject: id ?? '' }, forms)
    const { plots: merged, ...mergedAnswers } = fields
    const merge = { answers: mergedAnswers, plotIds: merged, revision: newest, shown: stored, conflict }
    return data<DiscountReply>({ ...reply, ...merge }, 409)
  }
  const done = withDone(organisationAddress(organisation.slug, discountsPage), id ? 'saved' : 'created')
  return redirect(done, 303)
}

interface Previewed {
  readonly who: PricesRequest['who']
  readonly id: DiscountId | null
  readonly discount: DiscountFacts
  readonly reply: DiscountReply
}

async function previewed(useCases: Acts, { who, id, discount, reply }: Previewed) {
  const trial = readTrial(reply.trial)
  if (!trial.ok) return data<DiscountReply>({ ...reply, trialProblems: trial.refusal.problems }, 400)
  const { stay, party } = trial.value
  const query = { ...who, id, discount, plotId: reply.trial.plot as PlotId, stay, party }
  const shown = await useCases.previewDiscount.execute(query)
  if (!shown.ok) throw throwPageRefusals(shown.refusal)
  return data<DiscountReply>({ ...reply, preview: previewOnPage(shown.value) }, 200)
}
