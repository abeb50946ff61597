import { revisionOfDiscount } from '@camp/application/pricing/settings/discount-use-cases.ts'
import type { DiscountId } from '@camp/domain/shared/ids.ts'
import { useCases } from '#server/request-scope.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import '#app/components/staff/pricing/pricing.css'
import { choicesBySite } from '#app/components/staff/pricing/plot-choices.ts'
import { readTrialAnswers } from '#app/components/staff/pricing/trial-form.server.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import type { Route } from './+types/route.ts'
import { answerDiscount } from './answer-discount.ts'
import { discountToAnswers, newDiscountAnswers } from './discount-answers.ts'
import { DiscountForm } from './discount-form.tsx'

/** Without an id in the address it is a new discount. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const discount = params.discountId ? rowOf(prices.discounts, params.discountId) : null
  const linked = prices.plots.filter(({ discountIds }) => discount && discountIds.includes(discount.id)).map(({ id }) => id)
  const plot = linked[0] ?? prices.plots[0]?.id ?? ''
  const answers = discount ? discountToAnswers(discount) : newDiscountAnswers
  const plotIds: readonly string[] = linked
  return {
    id: discount?.id ?? null,
    name: discount?.name ?? null,
    answers,
    plotIds,
    shown: { ...answers, plots: plotIds },
    sites: choicesBySite(prices),
    trial: readTrialAnswers(new URLSearchParams(), { plot, today: prices.today }),
    revision: discount ? revisionOfDiscount(discount, prices) : '',
    mayManage: prices.mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const asked = await pricesOfRequest({ context, request })
  const id = (params.discountId ?? null) as DiscountId | null
  return answerDiscount(context.get(useCases), asked, { id, form: await request.formData(), now: () => loader(args) })
}

export default function EditDiscount({ loaderData, actionData }: Route.ComponentProps) {
  return <DiscountForm problems={[]} conflict={null} trialProblems={[]} preview={null} {...loaderData} {...actionData} />
}
