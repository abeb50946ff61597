import { redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '../../pricing/prices-of-request.ts'
import { managingRequest, valueOrThrowPage } from '../../settings-forms/settings-request.ts'
import { paymentRulesPage } from '../rule-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts } = await managingRequest({ context, request })
  const { id, name, plots } = rowOf(valueOrThrowPage(await acts.listPaymentRules.execute(who)), params.ruleId)
  return { id: id as string, name, plots: plots.length }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const { id } = rowOf(valueOrThrowPage(await acts.listPaymentRules.execute(who)), params.ruleId)
  valueOrThrowPage(await acts.deletePaymentRule.execute({ ...who, id }))
  return redirect(withDone(organisationAddress(organisation.slug, paymentRulesPage), 'deleted'), 303)
}

export default function DeletePaymentRule({ loaderData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, name, plots } = loaderData
  return (
    <ConfirmDeletion
      title={t('deleteRuleTitle')}
      question={t('deleteRule', { name })}
      cancelTo={organisationAddress(slug, `${paymentRulesPage}/${id}`)}
    >
      <p className="text-ink-soft">{t('deleteRuleMeans', { count: plots })}</p>
    </ConfirmDeletion>
  )
}
