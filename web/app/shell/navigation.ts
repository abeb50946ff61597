import type { TextKey } from '../wording/catalogue.ts'

export interface MenuItem {
  readonly to: string
  /** One that needs no values. */
  readonly label: Exclude<TextKey<'shell'>, 'loggedInAs'>
}

/** Specification, section 2: everybody's pages. */
export const defaultPages: readonly MenuItem[] = [
  { to: '/', label: 'search' },
  { to: '/faq', label: 'faq' },
  { to: '/contact', label: 'contact' },
  { to: '/about', label: 'about' },
]

export const signedOutActions = {
  logIn: { to: '/auth/login', label: 'logIn' },
  signUp: { to: '/book-demo', label: 'signUp' },
} as const satisfies Record<string, MenuItem>

export const footerPages: readonly MenuItem[] = [
  { to: '/accessibility', label: 'accessibility' },
  { to: '/privacy', label: 'privacy' },
  { to: '/policies', label: 'policies' },
  { to: '/terms', label: 'terms' },
  { to: '/', label: 'home' },
]

export const socialPages = [
  { href: 'https://www.facebook.com/', label: 'facebook' },
  { href: 'https://www.instagram.com/', label: 'instagram' },
] as const satisfies readonly { href: string; label: TextKey<'shell'> }[]
