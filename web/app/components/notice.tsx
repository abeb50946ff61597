import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

export type Tone = 'info' | 'success' | 'warn' | 'danger'

const looks = {
  info: { box: 'border-brand bg-brand-soft', icon: 'info', ink: 'text-brand' },
  success: { box: 'border-success-edge bg-surface', icon: 'circle-check', ink: 'text-success' },
  warn: { box: 'border-warn bg-warn-soft', icon: 'triangle-alert', ink: 'text-warn' },
  danger: { box: 'border-danger-edge bg-danger-soft', icon: 'circle-alert', ink: 'text-danger' },
} as const satisfies Record<Tone, { box: string; icon: IconName; ink: string }>

interface NoticeProps {
  readonly tone?: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Said by screen readers when it appears: `alert` at once, `status` when there is time. */
  readonly role?: 'alert' | 'status'
}

/** Something worth knowing on this page. Never by colour alone: an icon and words say it. */
export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  const { box, icon, ink } = looks[tone]
  return (
    <div role={role} className={`flex gap-3 rounded-control border-l-4 p-4 ${box}`}>
      <Icon name={icon} className={`mt-0.5 size-5 ${ink}`} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
