import { fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import { bankFields } from '@camp/domain/organisations/settings/organisation-sections.ts'
import { data, redirect } from 'react-router'
import { readBank } from '#app/components/aboard/bank-form.server.ts'
import { saveSection } from '#app/components/aboard/save-section.server.ts'
import { sectionProblemText } from '#app/components/aboard/section-problem.ts'
import { afterStep } from '#app/components/aboard/set-up-address.ts'
import { SetUpPage } from '#app/components/aboard/set-up-page.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const form = await context.get(useCases).organisationForm.execute({ actor, id: organisation.id, section: 'bank-details' })
  return { texts: valueOrThrowPage(form).texts }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = await organisationOfQuery({ context, request })
  const form = await request.formData()
  const typed = readBank(form)
  const asked = { actor: staff.actor, id: staff.organisation.id, section: 'bank-details' } as const
  const { showsBankDetails = '' } = valueOrThrowPage(await context.get(useCases).organisationForm.execute(asked)).texts
  const texts = { ...typed, showsBankDetails }
  const missing = bankFields.filter((field) => typed[field] === '').map((field) => ({ field, code: 'missing' as const }))
  const problems = missing.length > 0 ? missing : await saveSection(context.get(useCases), staff, 'bank-details', texts)
  if (problems.length > 0) return data({ texts, problems }, 400)
  return redirect(afterStep(staff.organisation.slug, 'bank'), 303)
}

/** The fifth step: where the money goes. */
export default function SetUpBank({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('aboard')
  const texts = { ...loaderData.texts, ...actionData?.texts }
  const problems = (actionData?.problems ?? []).map((problem) => {
    const label = bankFields.find((field) => field === problem.field) ?? 'bankName'
    return { field: problem.field as string, message: sectionProblemText(t, t(label), problem) }
  })
  const field = (name: (typeof bankFields)[number]) => {
    const error = problems.find((problem) => problem.field === name)?.message
    return { name, label: t(name), defaultValue: texts[name] ?? '', error }
  }
  return (
    <SetUpPage step="bank" problems={problems}>
      <FormSection title={t('bankTitle')} lead={t('bankLead')}>
        <FormPair>
          <TextField {...field('bankName')} hint={t('bankNameHint')} autoComplete="off" maxLength={fieldRules.bankName.most} />
          <TextField {...field('bankAccountName')} autoComplete="off" maxLength={fieldRules.bankAccountName.most} />
        </FormPair>
        <FormPair>
          <TextField
            {...field('bankAccountNumber')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={fieldRules.bankAccountNumber.most}
          />
          <TextField
            {...field('bankBranchCode')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={fieldRules.bankBranchCode.most}
          />
        </FormPair>
        <SelectField {...field('bankAccountType')}>
          <option value="current">{t('current')}</option>
          <option value="savings">{t('savings')}</option>
          <option value="transmission">{t('transmission')}</option>
        </SelectField>
      </FormSection>
    </SetUpPage>
  )
}
