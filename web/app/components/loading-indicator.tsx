import { useText } from '../wording/use-text.ts'

export type LoadingSize = 'sm' | 'md' | 'lg' | 'xl' | 'xl2' | 'xl3'
export type LoadingColour = 'default' | 'primary' | 'secondary' | 'success' | 'warning' | 'danger' | 'white'
export type LoadingVariant = 'camp' | 'ring'

const sizes = {
  sm: 'size-4',
  md: 'size-6',
  lg: 'size-8',
  xl: 'size-12',
  xl2: 'size-16',
  xl3: 'size-24',
} satisfies Record<LoadingSize, string>

const colours = {
  default: 'text-ink-soft',
  primary: 'text-brand',
  secondary: 'text-accent',
  success: 'text-success',
  warning: 'text-warn',
  danger: 'text-danger',
  white: 'text-brand-ink',
} satisfies Record<LoadingColour, string>

interface LoadingIndicatorProps {
  readonly size?: LoadingSize
  readonly colour?: LoadingColour
  readonly variant?: LoadingVariant
  /** What is being waited for; shown beside it when `hasVisibleLabel`, always said. */
  readonly label?: string
  readonly hasVisibleLabel?: boolean
}

export function LoadingIndicator({
  size = 'md',
  colour = 'default',
  variant = 'ring',
  label,
  hasVisibleLabel = false,
}: LoadingIndicatorProps) {
  const t = useText('common')
  return (
    <span role="status" className={`inline-flex items-center gap-2 ${colours[colour]}`}>
      {variant === 'camp' ? <Camp className={sizes[size]} /> : <Ring className={sizes[size]} />}
      <span className={hasVisibleLabel ? undefined : 'sr-only'}>{label ?? t('loading')}</span>
    </span>
  )
}

function Ring({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`loading-ring ${className}`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

function Camp({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
      <path d="M12 5 22 21H2Z" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path className="loading-flap" d="M12 11 16 21H8Z" fill="currentColor" />
      <circle className="loading-star" cx="20" cy="4" r="1.5" fill="currentColor" />
      <circle className="loading-star" cx="4" cy="7" r="1" fill="currentColor" />
    </svg>
  )
}
