import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { longestNote } from '@camp/domain/reservations/desk-note.ts'
import { use } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireVoucher } from '#server/wire/voucher-on-wire.ts'
import type { VoucherReply } from './answer-voucher-act.ts'
import type { VoucherAct } from './voucher-form.server.ts'

interface VoucherActFormsProps {
  readonly voucher: WireVoucher
  readonly reply: VoucherReply | undefined
}

/** A later last day, and taking back what is left, each with its reason. */
export function VoucherActForms({ voucher: { balance, state, expiresOn }, reply }: VoucherActFormsProps) {
  const t = useText('vouchers')
  const language = use(LanguageContext)
  const isBusy = useNavigation().state === 'submitting'
  const problem = reply?.problem
  const date = problem?.date ? dayText(problem.date, language) : ''
  const message = problem && t(problem.code, { date, most: longestNote })
  const fieldsOf = (act: VoucherAct) => (reply?.act === act ? reply : undefined)
  const errorOf = (act: VoucherAct, field: 'until' | 'note') => (fieldsOf(act) && problem?.field === field ? message : undefined)
  const reason = (act: VoucherAct) => (
    <TextField
      name="note"
      id={`${act}-note`}
      label={t('why')}
      hint={t('whyHint')}
      maxLength={longestNote}
      autoComplete="off"
      defaultValue={fieldsOf(act)?.note}
      error={errorOf(act, 'note')}
    />
  )
  const summary = message ? [{ field: problem?.field === 'note' ? `${reply?.act}-note` : problem?.field, message }] : []
  return (
    <div className="grid gap-6 no-print">
      <ErrorSummary problems={summary} />
      <Form method="post" noValidate>
        <FormSection title={t('extendTitle')} lead={t('extendHint')}>
          <TextField
            type="date"
            name="until"
            label={t('until')}
            defaultValue={fieldsOf('extend')?.until ?? expiresOn}
            error={errorOf('extend', 'until')}
          />
          {reason('extend')}
          <div>
            <Button type="submit" name="act" value="extend" intent="secondary" disabled={isBusy}>
              {t('extend')}
            </Button>
          </div>
        </FormSection>
      </Form>
      <Form method="post" noValidate>
        <FormSection
          title={t('cancelTitle')}
          lead={state === 'expired' ? t('cancelExpired') : t('cancelHint', { balance: randText(balance) })}
        >
          {state !== 'expired' && (
            <>
              {reason('cancel')}
              <div>
                <Button type="submit" name="act" value="cancel" intent="danger" disabled={isBusy}>
                  {t('cancel')}
                </Button>
              </div>
            </>
          )}
        </FormSection>
      </Form>
    </div>
  )
}
