import { minutesProved } from '@camp/domain/people/proof-again.ts'
import { type AskedAgain, proofFields, type SentFields } from '#server/session/asked-again-form.ts'
import { authProblemWords } from '../../components/auth/auth-problems.ts'
import { Button } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useText } from '../../wording/use-text.ts'

/** What was sent waits here, and goes on as it was once the password, or the code, is right. */
export function ProveAgain({ asked: { action, fields, byCode, problem } }: { readonly asked: AskedAgain }) {
  const t = useText('auth')
  const error = problem ? t(authProblemWords[problem]) : undefined
  const minutes = minutesProved
  return (
    <div className="page max-w-[520px] py-8 sm:py-12">
      <PageTitle title={t('proveTitle')} hasErrors={problem !== null} />
      <div className="grid gap-6">
        <PageHeading lead={byCode ? t('proveByCode', { to: byCode.to, minutes }) : t('proveByPassword', { minutes })}>
          {t('proveTitle')}
        </PageHeading>
        {/* Sent as a document, so that the page that comes of it is whole. */}
        <form method="post" action={action} noValidate className="grid gap-5">
          <Sent fields={fields} />
          {byCode ? (
            <>
              <input type="hidden" name={proofFields.key} value={byCode.key} />
              <TextField
                name={proofFields.code}
                label={t('code')}
                hint={t('codeHint')}
                error={error}
                autoComplete="one-time-code"
                inputMode="numeric"
                required
              />
            </>
          ) : (
            <TextField
              name={proofFields.password}
              label={t('currentPassword')}
              error={error}
              type="password"
              autoComplete="current-password"
              required
            />
          )}
          <div>
            <Button type="submit">{t('proveGoOn')}</Button>
          </div>
        </form>
        {byCode ? (
          <form method="post" action={action}>
            <Sent fields={fields} />
            <Button type="submit" intent="quiet">
              {t('proveNewCode')}
            </Button>
          </form>
        ) : (
          <p>
            <a className="link" href="/auth/forgot">
              {t('proveForgotten')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

function Sent({ fields }: { readonly fields: SentFields }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: names come several times, and stay in their order.
  return fields.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)
}
