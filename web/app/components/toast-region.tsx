import type { ReactNode } from 'react'
import { type Toast, toast as toasts, useToaster } from 'react-hot-toast/headless'
import { useText } from '../wording/use-text.ts'
import { Icon } from './icon.tsx'

/**
 * Milliseconds, as in rule W4. The library itself shows at most 20 at once, its distances and width are
 * tokens.
 */
const duration = 5000

export function ToastRegion() {
  const t = useText('common')
  const { toasts: shown, handlers } = useToaster({ duration, success: { duration }, error: { duration } })
  return (
    <section
      aria-label={t('notifications')}
      className="toast-region no-print"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown
        .filter(({ visible }) => visible)
        .map((toast) => (
          <OneToast key={toast.id} toast={toast} />
        ))}
    </section>
  )
}

function OneToast({ toast }: { readonly toast: Toast }) {
  const t = useText('common')
  const isError = toast.type === 'error'
  return (
    <div role={isError ? 'alert' : 'status'} className={`toast ${isError ? 'border-danger-edge' : 'border-success-edge'}`}>
      <Icon name={isError ? 'circle-alert' : 'circle-check'} className={`size-5 ${isError ? 'text-danger' : 'text-success'}`} />
      <p className="grow">{toast.message as ReactNode}</p>
      <button type="button" className="icon-button -my-2 -mr-2" onClick={() => toasts.dismiss(toast.id)}>
        <Icon name="x" className="size-4" />
        <span className="sr-only">{t('dismiss')}</span>
      </button>
    </div>
  )
}
