import type { DiscountFacts } from '@camp/application/pricing/settings/discount-use-cases.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { DiscountId, PlotId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import type { TrialAnswers, TrialProblem } from '#app/components/staff/pricing/trial.ts'
import { readTrial, readTrialAnswers } from '#app/components/staff/pricing/trial-form.server.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
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

interface DiscountFields extends DiscountAnswers {
  readonly plots: readonly string[]
}

interface PostedDiscount {
  readonly id: DiscountId | null
  readonly form: FormData
  /** As it would be opened now. */
  readonly now: () => Promise<{ readonly shown: DiscountFields; readonly revision: string }>
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

  const saved = await saveAsShown(useCases, {
    query: { ...who, act: 'discount', subject: id ?? '' },
    posted: { shown, revision, typed: { ...answers, plots: plotIds as readonly string[] } },
    now,
    save: (since) => useCases.saveDiscount.execute({ ...who, id, revision: since, discount, plotIds }),
  })
  if (!saved.ok) {
    const { refusal } = saved
    if (refusal.code !== 'overtaken') return data<DiscountReply>({ ...reply, problems: discountProblemsOf(refusal) }, 409)
    const { fields, code: _, ...overtaken } = refusal
    const { plots, ...merged } = fields
    return data<DiscountReply>({ ...reply, ...overtaken, answers: merged, plotIds: plots }, 409)
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
