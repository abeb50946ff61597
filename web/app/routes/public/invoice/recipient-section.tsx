import type { RecipientProblem, TypedRecipient } from '@camp/domain/invoices/invoice-recipient.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Notice } from '#app/components/notice.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireInvoice } from '#server/wire/invoice-on-wire.ts'

interface RecipientSectionProps {
  readonly invoice: Pick<WireInvoice, 'recipient' | 'needsAddress' | 'customer'>
  /** What was posted and could not be kept. */
  readonly refused: { readonly typed: TypedRecipient; readonly problems: readonly RecipientProblem[] } | undefined
}

/** To whom the papers are addressed: asked for where the law wants an address, open to everybody. */
export function RecipientSection({ invoice: { recipient, needsAddress, customer }, refused }: RecipientSectionProps) {
  const t = useText('invoice')
  const isBusy = useNavigation().state === 'submitting'
  const known = { name: recipient?.name ?? customer.name, address: recipient?.addressLines.join('\n') ?? '' }
  const typed = refused?.typed ?? { ...known, vatNumber: recipient?.vatNumber ?? '' }
  const problems = (refused?.problems ?? []).map((problem) => ({
    field: problem.field,
    message: problemText(t, problem),
  }))
  const errorOf = (field: RecipientProblem['field']) => problems.find((problem) => problem.field === field)?.message
  const isWanted = needsAddress && recipient === null
  return (
    <details className="no-print mt-6 rounded-card border border-line bg-surface p-5" open={isWanted || problems.length > 0}>
      <summary className="min-h-11 cursor-pointer font-bold">{t('recipientTitle')}</summary>
      <Form method="post" noValidate preventScrollReset className="mt-4 grid gap-5" aria-busy={isBusy}>
        <ErrorSummary problems={problems} />
        {isWanted && <Notice tone="warn">{t('recipientWanted')}</Notice>}
        <TextField
          name="name"
          id="name"
          label={t('recipientName')}
          defaultValue={typed.name}
          error={errorOf('name')}
          autoComplete="name"
        />
        <TextArea
          name="address"
          id="address"
          label={t('recipientAddress')}
          defaultValue={typed.address}
          error={errorOf('address')}
          autoComplete="street-address"
        />
        <TextField
          name="vatNumber"
          id="vatNumber"
          label={t('recipientVat')}
          hint={t('recipientVatHint')}
          defaultValue={typed.vatNumber}
          error={errorOf('vatNumber')}
          isOptional
          autoComplete="off"
        />
        <div>
          <Button type="submit" disabled={isBusy}>
            {t('recipientSave')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

function problemText(t: Translator<'invoice'>, problem: RecipientProblem): string {
  switch (problem.code) {
    case 'missing':
      return problem.field === 'name' ? t('recipientNoName') : t('recipientNoAddress')
    case 'too-long':
      return problem.field === 'name' ? t('recipientLongName', { most: problem.most }) : t('recipientLongAddress')
    case 'no-vat-number':
      return t('recipientNoVat')
  }
}
