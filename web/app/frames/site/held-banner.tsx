import { Link } from 'react-router'
import type { ShellData } from '../../components/use-shell.ts'
import { clockTime } from '../../formatting/clock-time.ts'
import { useText } from '../../wording/use-text.ts'

/** Under the header of every page but the campsite's own, which says it beside the plots. */
export function HeldBanner({ held }: { readonly held: NonNullable<ShellData['held']> }) {
  const t = useText('shell')
  return (
    <section aria-label={t('heldLabel')} className="no-print bg-brand-soft">
      <div className="page flex flex-wrap items-center gap-x-4 py-1">
        <p className="hidden min-w-0 break-words sm:block">{t('heldAt', { campsite: held.campsite })}</p>
        <Link
          to={held.address}
          className="inline-flex min-h-11 items-center text-sm font-bold underline underline-offset-4 sm:text-base"
        >
          {t('continueBooking', { time: clockTime(held.until) })}
        </Link>
      </div>
    </section>
  )
}
