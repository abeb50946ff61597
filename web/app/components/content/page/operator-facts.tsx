import { useText } from '#app/wording/use-text.ts'
import type { Operator } from '#server/request-scope.ts'
import { Notice } from '../../notice.tsx'
import { SummaryList } from '../../summary-list.tsx'
import { useShell } from '../../use-shell.ts'

/** Who runs the marketplace (Electronic Communications and Transactions Act, section 43). */
export function OperatorFacts({ operator }: { readonly operator: Operator }) {
  const t = useText('operator')
  const publicUrl = useShell()?.publicUrl
  const { name, registration, officeBearers, address, phone, email } = operator
  const rows = [
    { label: t('name'), value: name },
    { label: t('registration'), value: registration },
    ...(officeBearers ? [{ label: t('officeBearers'), value: officeBearers }] : []),
    { label: t('address'), value: address },
    { label: t('phone'), value: <PhoneLink phone={phone} /> },
    { label: t('email'), value: <MailLink email={email} /> },
    ...(publicUrl ? [{ label: t('website'), value: publicUrl }] : []),
  ]
  return (
    <div className="max-w-[640px]">
      <SummaryList rows={rows} />
    </div>
  )
}

/** On every page that introduces the operator, as long as nobody real is named. */
export function DemoOperatorNotice({ operator }: { readonly operator: Operator }) {
  const t = useText('operator')
  if (!operator.isDemo) return null
  return (
    <div className="mt-5 max-w-[640px]">
      <Notice tone="warn" title={t('demoTitle')}>
        <p>{t('demoText')}</p>
      </Notice>
    </div>
  )
}

function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
      {phone}
    </a>
  )
}

function MailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  )
}
