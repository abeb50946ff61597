import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface EmptyStateProps {
  /** What belongs here, in the words of rule W6 where it has some. */
  readonly text: ReactNode
  readonly icon?: IconName
  /** The next thing to do. */
  readonly action?: ReactNode
}

export function EmptyState({ text, icon = 'tent', action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-10 text-center">
      <Icon name={icon} className="size-8 text-ink-soft" />
      <p className="prose">{text}</p>
      {action}
    </div>
  )
}
