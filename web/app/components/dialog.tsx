import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../wording/use-text.ts'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
}

/** The browser's own modal dialog: keeps the focus, closes on Escape. Only for what a page of its own offers without scripts. */
export function Dialog({ isOpen, onClose, title, children }: DialogProps) {
  const t = useText('common')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={title}
      className="dialog m-auto w-[min(560px,calc(100vw-32px))] rounded-sheet bg-surface p-5 text-ink shadow-floating"
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2>{title}</h2>
        <button type="button" className="icon-button -mt-2 -mr-2" onClick={onClose}>
          <Icon name="x" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
