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
import { conflictOfCells } from './grid-conflict.server.ts'
import { gridForm, wrongFields } from './grid-form.server.ts'
import { gridRows, revisionOfRows, withTyped } from './grid-rows.ts'
import { RatesForm } from './rates-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  return { rows: gridRows(prices), mayManage: prices.mayManage }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, organisation, prices } = await pricesOfRequest({ context, request })
  const { edits, wrong, typed, shown } = readForm(gridForm, await request.formData())
  if (wrong.length > 0) return data({ typed, shown, wrong, rows: null, conflict: null }, 400)
  const acts = context.get(useCases)
  const saved = await acts.changeRates.execute({ ...who, edits })
  if (!saved.ok) {
    const { cells } = throwPageRefusals(saved.refusal)
    const rows = gridRows(prices)
    return data(
      { typed, shown: {}, wrong: wrongFields(cells), rows, conflict: await conflictOfCells(acts, who, { cells, rows, typed }) },
      409,
    )
  }
  return redirect(withDone(organisationAddress(organisation.slug, ratesPage), 'saved'), 303)
}

export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('rateSettings')
  const { slug } = useStaffOrganisation().organisation
  const { mayManage } = loaderData
  const rows = actionData?.rows ?? loaderData.rows
  const actions = mayManage && rows.length > 0 && (
    <>
      <ButtonLink to={organisationAddress(slug, `${ratesPage}/bulk`)} intent="secondary">
        {t('changeMany')}
      </ButtonLink>
      <ButtonLink to={organisationAddress(slug, `${ratesPage}/bulk`, { copy: '' })} intent="secondary">
        {t('copyRates')}
      </ButtonLink>
    </>
  )
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={actions} hasErrors={actionData !== undefined}>
      {rows.length === 0 ? (
        <NoPlotsYet text={t('empty')} />
      ) : (
        <RatesForm
          // Anew after saving: fields show what is stored, and nothing counts as unsaved.
          key={`${actionData ? 'refused' : ''}${revisionOfRows(rows)}`}
          rows={actionData ? withTyped(rows, actionData) : rows}
          wrong={actionData?.wrong ?? []}
          conflict={actionData?.conflict ?? null}
          mayManage={mayManage}
        />
      )}
    </StaffPage>
  )
}
