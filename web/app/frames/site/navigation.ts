import type { Role } from '@camp/domain/people/role.ts'
import type { ShellData } from '../../components/use-shell.ts'
import type { TextKey } from '../../wording/catalogue.ts'

export interface MenuItem {
  readonly to: string
  /** One that needs no values. */
  readonly label: Exclude<TextKey<'shell'>, 'loggedInAs' | 'actingFor' | 'heldAt' | 'continueBooking'>
}

/** The page under a header. */
export interface HeaderPage {
  /** Its own place in the menu; undefined without one. */
  readonly current: string | undefined
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
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
export function menuItems(role: Role | null): readonly MenuItem[] {
  return role === null ? defaultPages : pagesOfRole[role]
}

/** Whoever runs a campsite here, or all of this, is not asked whether they own one. */
export function isAskedToList(role: Role | null): boolean {
  return role === null || role === 'USER'
}

export const signedOutActions = {
  logIn: { to: '/auth/login', label: 'logIn' },
  signUp: { to: '/book-demo', label: 'signUp' },
} as const satisfies Record<string, MenuItem>

/**
 * Signing in returns to the page it was asked on, with its dates and guests; from the start page by the
 * role.
 */
export function logInAddress(pathname: string, search: string): string {
  const { to } = signedOutActions.logIn
  const here = pathname + search
  if (here === '/' || pathname.startsWith('/auth/')) return to
  return `${to}?${new URLSearchParams({ callbackUrl: here })}`
}

export const footerPages: readonly MenuItem[] = [
  { to: '/accessibility', label: 'accessibility' },
  { to: '/privacy', label: 'privacy' },
  { to: '/policies', label: 'policies' },
  { to: '/terms', label: 'terms' },
  { to: '/', label: 'home' },
]

export const socialPages = ['facebook', 'instagram'] as const satisfies readonly (TextKey<'shell'> & keyof ShellData['social'])[]
