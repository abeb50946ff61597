import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../components/icon.tsx'
import { showToast } from '../../components/toast.ts'
import type { ShellSession } from '../../components/use-shell.ts'
import { useText } from '../../wording/use-text.ts'
import { postInPlace } from './post-in-place.ts'

interface WelcomeBannerProps {
  readonly session: ShellSession
  /** On pages of staff it greets on the first alone. */
  readonly isOnce: boolean
}

/**
 * Says who is signed in, until dismissed for this session. Without scripts the next page carries the toast.
 */
export function WelcomeBanner({ session, isOnce }: WelcomeBannerProps) {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const [isGone, setGone] = useState(false)
  if (session.welcome === 'dismissing') return <GoneToast />
  if (session.welcome === 'dismissed' || isGone || (isOnce && pathname !== first)) return null
  return <Banner name={session.name} onDismiss={() => setGone(true)} />
}

function Banner({ name, onDismiss }: { readonly name: string; readonly onDismiss: () => void }) {
  const t = useText('shell')
  const common = useText('common')
  const { pathname, search } = useLocation()

  async function dismiss(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const kept = postInPlace(event.currentTarget, { said: 'true' }, t('notKept'))
    onDismiss()
    if (await kept) await showToast('success', t('bannerIsGone'))
  }

  return (
    <section aria-label={t('account')} className="no-print bg-brand-soft">
      <div className="page flex items-center gap-3 py-1">
        <p className="min-w-0 grow break-words">{t('loggedInAs', { name })}</p>
        <Link to="/user/profile" className="inline-flex min-h-11 shrink-0 items-center underline underline-offset-4">
          {t('yourProfile')}
        </Link>
        <form method="post" action="/auth/welcome" onSubmit={dismiss}>
          <input type="hidden" name="returnTo" value={pathname + search} />
          <button
            type="submit"
            className="inline-flex size-11 items-center justify-center rounded-control"
            title={common('dismiss')}
          >
            <Icon name="x" className="size-5" />
            <span className="sr-only">{common('dismiss')}</span>
          </button>
        </form>
      </div>
    </section>
  )
}

function GoneToast() {
  const t = useText('shell')
  return (
    <div className="toast-region no-print">
      <div role="status" className="toast border-success-edge">
        <Icon name="circle-check" className="size-5 text-success" />
        <p className="grow">{t('bannerIsGone')}</p>
      </div>
    </div>
  )
}
