import type { UseCases } from '@camp/application/use-cases.ts'
import type { DiscountId, PlotId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { chosenPlots } from '../../pricing/plot-choices.ts'
import { type PricesRequest, throwPageRefusals } from '../../pricing/prices-of-request.ts'
import { readTrial, readTrialAnswers, type TrialAnswers, type TrialProblem } from '../../pricing/trial.ts'
import { discountsPage } from '../discount-addresses.ts'
import { type DiscountAnswers, readDiscount, readDiscountAnswers } from '../discount-answers.ts'
import { type DiscountFormProblem, discountProblemsOf } from '../discount-form-problems.ts'
import { type PreviewOnPage, previewOnPage } from './preview-on-page.ts'

export interface DiscountReply {
  readonly answers: DiscountAnswers
  readonly plotIds: readonly string[]
  readonly trial: TrialAnswers
  readonly revision: string
  readonly problems: readonly DiscountFormProblem[]
  readonly trialProblems: readonly TrialProblem[]
  readonly preview: PreviewOnPage | null
}

type Acts = Pick<UseCases, 'saveDiscount' | 'previewDiscount'>

/** Saves the discount, or shows what it would do to the stay of the form (`go=preview`) and saves nothing. */
export async function answerDiscount(useCases: Acts, asked: PricesRequest, id: DiscountId | null, form: FormData) {
  const { who, organisation, prices } = asked
  const reply: DiscountReply = {
    answers: readDiscountAnswers(form),
    plotIds: chosenPlots(form),
    trial: readTrialAnswers(form, { plot: prices.plots[0]?.id ?? '', today: prices.today }),
    revision: String(form.get('revision') ?? ''),
    problems: [],
    trialProblems: [],
    preview: null,
  }
  const discount = readDiscount(reply.answers, organisation.currency)
  if (!('discountType' in discount)) return data<DiscountReply>({ ...reply, problems: discount }, 400)
  if (form.get('go') === 'preview') return previewed(useCases, { who, id, discount, reply })

  const command = { ...who, id, revision: reply.revision, discount, plotIds: chosenPlots(form) }
  const saved = await useCases.saveDiscount.execute(command)
  if (!saved.ok) return data<DiscountReply>({ ...reply, problems: discountProblemsOf(throwPageRefusals(saved.refusal)) }, 409)
  const done = withDone(organisationAddress(organisation.slug, discountsPage), id ? 'saved' : 'created')
  return redirect(done, 303)
}

interface Previewed {
  readonly who: PricesRequest['who']
  readonly id: DiscountId | null
  readonly discount: Exclude<ReturnType<typeof readDiscount>, readonly DiscountFormProblem[]>
  readonly reply: DiscountReply
}

async function previewed(useCases: Acts, { who, id, discount, reply }: Previewed) {
  const trial = readTrial(reply.trial)
  if (!('stay' in trial)) return data<DiscountReply>({ ...reply, trialProblems: trial }, 400)
  const query = { ...who, id, discount, plotId: reply.trial.plot as PlotId, stay: trial.stay, party: trial.party }
  const shown = await useCases.previewDiscount.execute(query)
  if (!shown.ok) throw throwPageRefusals(shown.refusal)
  return data<DiscountReply>({ ...reply, preview: previewOnPage(shown.value) }, 200)
}
