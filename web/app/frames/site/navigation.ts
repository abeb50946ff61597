import type { Role } from '@camp/domain/people/role.ts'
import type { TextKey } from '../../wording/catalogue.ts'

export interface MenuItem {
  readonly to: string
  /** One that needs no values. */
  readonly label: Exclude<TextKey<'shell'>, 'loggedInAs' | 'actingFor'>
}

/** Specification, section 2: everybody's pages. */
export const defaultPages: readonly MenuItem[] = [
  { to: '/', label: 'search' },
  { to: '/faq', label: 'faq' },
  { to: '/contact', label: 'contact' },
  { to: '/about', label: 'about' },
]

const organisationPages: readonly MenuItem[] = [
  { to: '/org/org-organisation', label: 'organisation' },
  { to: '/org/org-billing-report', label: 'billingReport' },
  { to: '/org/org-reviews', label: 'reviews' },
]

/** What each role has beside everybody's pages. */
const pagesOfRole = {
  USER: [...defaultPages, { to: '/user/reservations', label: 'myReservations' }],
  ORGUSER: [...defaultPages, ...organisationPages],
  ORGADMIN: [...defaultPages, ...organisationPages],
  SUPERADMIN: [],
} as const satisfies Record<Role, readonly MenuItem[]>

/** `null` is signed out. */
export function pagesOf(role: Role | null): readonly MenuItem[] {
  return role === null ? defaultPages : pagesOfRole[role]
}

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
