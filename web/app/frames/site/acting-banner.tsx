import { Form } from 'react-router'
import type { ShellSession } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'

/**
 * On every page, whatever else is hidden there, while somebody of the platform acts as a campsite's staff.
 */
export function ActingBanner({ acting }: { readonly acting: NonNullable<ShellSession['acting']> }) {
  const t = useText('shell')
  return (
    <section aria-label={t('actingLabel')} className="no-print border-b-4 border-warn bg-warn-soft">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <p className="min-w-0 grow break-words py-1">{t('actingFor', acting)}</p>
        <Form method="post" action="/auth/stop-acting" className="shrink-0">
          <button type="submit" className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
            {t('actingStop')}
          </button>
        </Form>
      </div>
    </section>
  )
}
