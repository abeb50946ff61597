import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

export type Intent = 'primary' | 'secondary' | 'danger' | 'quiet'
export type ButtonSize = 'normal' | 'small'

const looks = {
  primary: 'bg-brand text-brand-ink hover:bg-brand-strong',
  secondary: 'border border-edge bg-surface text-ink hover:bg-sunken',
  danger: 'bg-danger text-danger-ink hover:opacity-90',
  quiet: 'text-link underline underline-offset-4 hover:decoration-2',
} satisfies Record<Intent, string>

const sizes = {
  normal: 'min-h-11 py-2 text-base',
  small: 'min-h-10 py-1.5 text-sm pointer-coarse:min-h-11',
} satisfies Record<ButtonSize, string>

interface Look {
  readonly intent?: Intent
  readonly size?: ButtonSize
  /** As wide as what holds it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

export type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>
export type ButtonLinkProps = Look & Omit<LinkProps, 'className'>

/** Does something. `type="button"` unless it sends a form. */
export function Button({ intent, size, isWide, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classes({ intent, size, isWide })} {...rest} />
}

/** Leads somewhere. */
export function ButtonLink({ intent, size, isWide, ...rest }: ButtonLinkProps) {
  return <Link className={classes({ intent, size, isWide })} {...rest} />
}

function classes({ intent = 'primary', size = 'normal', isWide = false }: Omit<Look, 'children'>): string {
  const sides = size === 'small' ? 'px-4' : intent === 'quiet' ? '' : 'px-5'
  const shape =
    'items-center justify-center gap-2 rounded-pill text-center font-bold text-balance disabled:cursor-not-allowed disabled:opacity-60'
  return `${isWide ? 'flex w-full' : 'inline-flex'} ${shape} ${sides} ${looks[intent]} ${sizes[size]}`
}
