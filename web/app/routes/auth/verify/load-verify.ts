import { postLoginDestination } from '@camp/domain/people/post-login-destination.ts'
import { wantedPath, withWanted } from '#app/components/auth/auth-post.ts'
import type { RequestFacts } from '#server/request-scope.ts'

/** A way to be reached, and whether it was proved. */
export interface Contact {
  readonly channel: 'email' | 'sms'
  readonly address: string
  readonly isVerified: boolean
}

export type VerifyStep =
  | { readonly step: 'no-code' }
  | { readonly step: 'code' }
  | { readonly step: 'must-change' }
  | { readonly step: 'password'; readonly onward: string }
  | { readonly step: 'contact'; readonly contacts: readonly Contact[]; readonly hasAsked: boolean }

/** What the page is for depends on who comes: signed out it takes a code to sign in with. */
export function loadVerify(facts: RequestFacts): VerifyStep & { readonly csrfToken: string; readonly askAt: string } {
  const { csrfToken } = facts.signIn
  return { csrfToken, askAt: withWanted('/auth/login', wantedPath(facts)), ...stepOf(facts) }
}

function stepOf(facts: RequestFacts): VerifyStep {
  const { current, codeKey } = facts.signIn
  if (!current) return { step: codeKey === null ? 'no-code' : 'code' }
  const { account } = current
  if (account.mustChangePassword) return { step: 'must-change' }
  if (account.passwordHash === null && facts.url.searchParams.get('step') === 'password')
    return { step: 'password', onward: postLoginDestination(account.role, wantedPath(facts)) }
  const cell = account.cell && `${account.countryCode ?? ''} ${account.cell}`.trim()
  const contacts: Contact[] = [
    {
      channel: 'email',
      address: account.pendingEmail ?? account.email,
      isVerified: !account.pendingEmail && account.isEmailVerified,
    },
  ]
  if (cell) contacts.push({ channel: 'sms', address: cell, isVerified: account.isCellVerified })
  return { step: 'contact', contacts, hasAsked: codeKey !== null }
}
