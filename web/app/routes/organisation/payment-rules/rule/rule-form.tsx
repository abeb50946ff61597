import { longestRuleName } from '@camp/domain/deposit/payment-rule-problems.ts'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { plotNames, type SitePlots } from '#app/components/staff/pricing/plot-choices.ts'
import { PlotsField } from '#app/components/staff/pricing/plots-field.tsx'
import { paymentRulesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import '#app/components/staff/pricing/pricing.css'
import { type RuleAnswers, ruleFields } from '#app/components/staff/payment-rules/rule-answers.ts'
import { exampleSentence, exampleTotal } from '#app/components/staff/payment-rules/rule-example.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import type { FormProblem } from '#app/components/staff/settings-forms/problem-words.ts'
import { readTypedForm } from '#app/components/staff/settings-forms/typed-form.ts'
import { useFields } from '#app/components/staff/settings-forms/use-fields.ts'

interface RuleFormProps {
  readonly id: string | null
  readonly name: string | null
  readonly revision: string
  readonly answers: RuleAnswers
  readonly shown: object
  readonly conflict: Conflict | null
  readonly chosen: readonly string[]
  readonly sites: readonly SitePlots[]
  readonly problems: readonly FormProblem[]
  readonly today: string
  readonly mayManage: boolean
}

export function RuleForm(props: RuleFormProps) {
  const { id, name, revision, answers, shown, conflict, chosen, sites, problems, today, mayManage } = props
  const t = useText('termSettings')
  const labels = useText('quoteLabels')
  const { slug } = useStaffOrganisation().organisation
  const { texts, text, tick } = useFields({ answers, problems, labelOf: (field) => t(`rule_${field}`) })
  const [typed, setTyped] = useState(answers)
  const readTyped = (event: FormEvent<HTMLDivElement>) => {
    const form = (event.target as HTMLElement).closest('form')
    if (form) setTyped(readTypedForm(new FormData(form), ruleFields))
  }
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${paymentRulesPage}/${id}/delete`)} />
  return (
    <StaffPage title={name ?? t('addRule')} hasErrors={problems.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={
          <ConflictNotice
            conflict={conflict}
            labelOf={(field) => (field === 'plots' ? t('plots') : t(`rule_${field as keyof RuleAnswers}`))}
            textOf={textOf}
          />
        }
        maySave={mayManage}
        cancelTo={organisationAddress(slug, paymentRulesPage)}
        otherActions={deletion}
      >
        <div className="grid gap-6" onInput={readTyped}>
          <FormSection title={t('ruleWhat')}>
            <TextField {...text('name')} hint={t('ruleNameHint')} maxLength={longestRuleName} autoComplete="off" />
            <Checkbox {...tick('isActive')} hint={t('ruleActiveHint')} />
          </FormSection>
          <FormSection title={t('ruleDeposit')} lead={t('ruleDepositLead')}>
            <Checkbox {...tick('allowPartialPayments')} hint={t('rulePartialHint')} />
            <FormPair>
              <TextField {...text('partialPaymentPercentage')} hint={t('rulePercentageHint')} inputMode="decimal" maxLength={6} />
              <TextField {...text('minimumAmountForPartial')} hint={t('ruleMinimumHint')} inputMode="decimal" maxLength={12} />
            </FormPair>
            <FormPair>
              <SelectField {...text('partialPaymentDueType')}>
                <option value="dueBeforeReservation">{t('dueBeforeReservation')}</option>
                <option value="onArrival">{t('onArrival')}</option>
              </SelectField>
              <TextField {...text('partialPaymentDueDays')} hint={t('ruleDaysHint')} inputMode="numeric" maxLength={3} />
            </FormPair>
            <Example sentence={exampleSentence(labels, typed, today)} />
          </FormSection>
          <FormSection title={t('rulePlots')} lead={t('rulePlotsLead')}>
            <PlotsField legend={t('plots')} sites={sites} chosen={chosen} />
          </FormSection>
        </div>
      </FormPage>
    </StaffPage>
  )

  function textOf(field: string, value: unknown): string | undefined {
    if (field === 'plots') return plotNames(sites, value)
    return field === 'partialPaymentDueType' ? t(value === 'onArrival' ? 'onArrival' : 'dueBeforeReservation') : undefined
  }
}

/** Follows the form as it is typed; without scripts it is that of the form as it was opened. */
function Example({ sentence }: { readonly sentence: string | null }) {
  const t = useText('termSettings')
  return (
    <div className="rounded-control bg-sunken p-4">
      <p className="text-sm text-ink-soft">{t('exampleLead', { total: randText(exampleTotal.toRand()) })}</p>
      <output className="font-bold">{sentence ?? t('exampleUnread')}</output>
    </div>
  )
}
