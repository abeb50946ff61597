import { data, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { NoPlotsYet } from '#app/components/staff/no-plots-yet.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { ratesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import '#app/components/staff/pricing/pricing.css'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import type { Route } from './+types/route.ts'
import { gridForm, wrongFields } from './grid-form.server.ts'
import { gridRows, revisionOfRows, withTyped } from './grid-rows.ts'
import { RatesForm } from './rates-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  return { rows: gridRows(prices), mayManage: prices.mayManage }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, organisation } = await pricesOfRequest({ context, request })
  const { edits, wrong, typed } = readForm(gridForm, await request.formData())
  if (wrong.length > 0) return data({ typed, wrong }, 400)
  const saved = await context.get(useCases).changeRates.execute({ ...who, edits })
  if (!saved.ok) return data({ typed, wrong: wrongFields(throwPageRefusals(saved.refusal).cells) }, 409)
  return redirect(withDone(organisationAddress(organisation.slug, ratesPage), 'saved'), 303)
}

export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('rateSettings')
  const { slug } = useStaffOrganisation().organisation
  const { rows, mayManage } = loaderData
  const actions = mayManage && rows.length > 0 && (
    <ButtonLink to={organisationAddress(slug, `${ratesPage}/bulk`)} intent="secondary">
      {t('changeMany')}
    </ButtonLink>
  )
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={actions} hasErrors={actionData !== undefined}>
      {rows.length === 0 ? (
        <NoPlotsYet text={t('empty')} />
      ) : (
        <RatesForm
          // Anew after saving: fields show what is stored, and nothing counts as unsaved.
          key={actionData ? 'refused' : revisionOfRows(rows)}
          rows={actionData ? withTyped(rows, actionData.typed) : rows}
          wrong={actionData?.wrong ?? []}
          mayManage={mayManage}
        />
      )}
    </StaffPage>
  )
}
