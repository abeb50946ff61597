import { revisionOfDiscount } from '@camp/application/pricing/settings/discount-use-cases.ts'
import type { DiscountId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { pricesOfRequest, refusedPage, rowOf, throwPageRefusals } from '../../pricing/prices-of-request.ts'
import { discountsPage } from '../discount-addresses.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  if (!prices.mayManage) throw refusedPage('not-permitted')
  const discount = rowOf(prices.discounts, params.discountId)
  const plots = prices.plots.filter(({ discountIds }) => discountIds.includes(discount.id)).map(({ name }) => name)
  return { id: discount.id, name: discount.name, plots, revision: revisionOfDiscount(discount, prices) }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, organisation } = await pricesOfRequest({ context, request })
  const revision = String((await request.formData()).get('revision') ?? '')
  const command = { ...who, id: params.discountId as DiscountId, revision }
  const deleted = await context.get(useCases).deleteDiscount.execute(command)
  if (!deleted.ok) return data(throwPageRefusals(deleted.refusal), 409)
  return redirect(withDone(organisationAddress(organisation.slug, discountsPage), 'deleted'), 303)
}

export default function DeleteDiscount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('discountSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, name, plots, revision } = loaderData
  return (
    <ConfirmDeletion
      title={t('deleteTitle')}
      question={t('deleteQuestion', { name })}
      cancelTo={organisationAddress(slug, `${discountsPage}/${id}`)}
      problem={actionData && t('problem_changed-meanwhile')}
    >
      <input type="hidden" name="revision" value={revision} />
      {plots.length > 0 && <p>{t('deletePlots', { plots: plots.join(', ') })}</p>}
      <p className="text-ink-soft">{t('deleteMeans')}</p>
    </ConfirmDeletion>
  )
}
