import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Disclosure } from '#app/components/disclosure.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'

export interface RefusedVoucher {
  readonly code: 'voucher-unknown' | 'voucher-spent' | 'voucher-expired' | 'nothing-open' | 'too-many'
  /** On which it expired. */
  readonly date: string | null
}

interface VoucherFormProps {
  readonly campsite: string
  readonly refused: RefusedVoucher | null
  readonly typed: string | undefined
  /** The guest is looking for it here. */
  readonly isOpen: boolean
}

/** A voucher of this campsite pays what is open, as far as it goes. */
export function VoucherForm({ campsite, refused, typed, isOpen }: VoucherFormProps) {
  const t = useText('reservation')
  const language = use(LanguageContext)
  const isBusy = useNavigation().state === 'submitting'
  const date = refused?.date ? dayText(refused.date, language) : ''
  return (
    <Disclosure summary={t('voucherQuestion', { campsite })} isOpen={isOpen || refused !== null}>
      <Form method="post" className="flex flex-wrap items-end gap-3" noValidate>
        <div className="min-w-0 grow basis-60">
          <TextField
            name="voucherCode"
            label={t('voucherCode')}
            hint={t('voucherCodeHint')}
            error={refused ? t(`voucher_${refused.code}`, { date }) : undefined}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </div>
        <Button type="submit" name="go" value="voucher" intent="secondary" disabled={isBusy}>
          {t('payByVoucher')}
        </Button>
      </Form>
    </Disclosure>
  )
}
