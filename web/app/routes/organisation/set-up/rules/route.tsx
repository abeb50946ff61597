import { htmlOfTyped, longestHtml, typedOfHtml } from '@camp/domain/formatting/typed-html.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { data, redirect } from 'react-router'
import { deposits, policyChoices, policyNames, restDueDays } from '#app/components/aboard/house-rules.ts'
import { readRules } from '#app/components/aboard/rules-form.server.ts'
import { afterStep } from '#app/components/aboard/set-up-address.ts'
import { SetUpPage } from '#app/components/aboard/set-up-page.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { textIn, useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { managingRequest, settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts } = await settingsRequest({ context, request })
  const t = textIn(context.get(requestFacts).language, 'aboard')
  const { paymentRule, sites, terms, organisation } = valueOrThrowPage(await acts.showComingAboard.execute(who))
  const day = sites[0]?.site.times.monday
  const policy = organisation.cancellationPolicy.map((step) => `${step.daysBeforeArrival}:${step.refundPercentage}`).join(',')
  return {
    deposit: paymentRule ? String(paymentRule.allowPartialPayments ? paymentRule.partialPaymentPercentage : 100) : '50',
    policy,
    online: paymentRule === null || organisation.takesOnlinePayment ? 'yes' : '',
    checkIn: day?.checkIn ?? '14:00',
    checkOut: day?.checkOut ?? '10:00',
    terms: typedOfHtml(terms.find(({ name }) => name === t('termsName'))?.text ?? ''),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const t = textIn(context.get(requestFacts).language, 'aboard')
  const answers = readRules(await request.formData())
  const percentage = Number(answers.deposit)
  const payment = {
    name: t('paymentRuleName'),
    isActive: true,
    allowPartialPayments: percentage < 100,
    minimumAmountForPartial: Money.cents(0, organisation.currency),
    partialPaymentDueType: 'dueBeforeReservation' as const,
    partialPaymentDueDays: restDueDays,
    partialPaymentPercentage: percentage,
  }
  const { policy: cancellationPolicy, online, checkIn, checkOut } = answers
  const times = { checkIn, checkOut, takesOnlinePayment: online === 'yes' }
  const terms = { name: t('termsName'), html: htmlOfTyped(answers.terms) }
  const saved = await acts.setHouseRules.execute({ ...who, ...times, payment, cancellationPolicy, terms })
  if (saved.ok) return redirect(afterStep(organisation.slug, 'rules'), 303)
  const refusal = throwPageRefusals(saved.refusal)
  return data({ answers, fields: refusal.code === 'fields-invalid' ? refusal.problems.map(({ field }) => field) : [''] }, 400)
}

/** The sixth step: what guests agree to. */
export default function SetUpRules({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('aboard')
  const answers = actionData?.answers ?? loaderData
  const problems = (actionData?.fields ?? []).map((field) => {
    const isTime = field === 'checkIn' || field === 'checkOut'
    return { ...(isTime && { field }), message: t(isTime ? 'timeWrong' : 'notSaved') }
  })
  const errorOf = (id: string) => problems.find(({ field }) => field === id)?.message
  const isOwn = !policyChoices.some((policy) => policy === answers.policy)
  return (
    <SetUpPage step="rules" problems={problems}>
      <FormSection title={t('moneyTitle')}>
        <ChoiceGroup id="deposit" legend={t('deposit')}>
          {deposits.map((percent) => (
            <RadioCard
              key={percent}
              name="deposit"
              value={percent}
              label={t(`deposit_${percent}`)}
              hint={t(percent === '100' ? 'depositFull' : 'depositRest', { days: restDueDays })}
              defaultChecked={answers.deposit === percent}
            />
          ))}
        </ChoiceGroup>
        <Checkbox
          name="online"
          value="yes"
          label={t('online')}
          hint={t('onlineHint')}
          defaultChecked={answers.online === 'yes'}
        />
      </FormSection>
      <FormSection title={t('cancellingTitle')}>
        <ChoiceGroup id="policy" legend={t('policy')} hint={isOwn ? t('policyOwn') : undefined}>
          {policyChoices.map((policy) => (
            <RadioCard
              key={policy}
              name="policy"
              value={policy}
              label={t(`policy_${policyNames[policy]}`)}
              hint={t(`policyHint_${policyNames[policy]}`)}
              defaultChecked={answers.policy === policy || (isOwn && policyNames[policy] === 'fair')}
            />
          ))}
        </ChoiceGroup>
      </FormSection>
      <FormSection title={t('stayTitle')}>
        <FormPair>
          <TextField name="checkIn" type="time" label={t('checkIn')} defaultValue={answers.checkIn} error={errorOf('checkIn')} />
          <TextField
            name="checkOut"
            type="time"
            label={t('checkOut')}
            defaultValue={answers.checkOut}
            error={errorOf('checkOut')}
          />
        </FormPair>
        <TextArea
          name="terms"
          label={t('terms')}
          hint={t('termsHint')}
          defaultValue={answers.terms}
          rows={6}
          maxLength={longestHtml}
          isOptional
        />
      </FormSection>
    </SetUpPage>
  )
}
