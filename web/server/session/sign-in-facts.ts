import type { CurrentSession } from '@camp/application/people/current-session.ts'
import type { Browser } from '@camp/application/people/sign-in-ports.ts'

/** What signing in and out needs to know of a request. */
export interface SignInFacts {
  /** The session's token, where it is alive. */
  readonly token: string | null
  readonly current: CurrentSession | null
  /** A session whose second factor has not been shown: good for that and nothing else. */
  readonly half: { readonly token: string } | null
  readonly browser: Browser
  /** The key of the code that this browser has asked for. */
  readonly codeKey: string | null
  /** The key of a code to a contact without an account, typed or not. */
  readonly contactKey: string | null
  /** What every form of ours carries. */
  readonly csrfToken: string
  /** The browser had that token already: without its cookie no form counts. */
  readonly hasCsrfCookie: boolean
  /** The banner after signing in: shown, being dismissed on this page, or gone. */
  readonly welcome: 'shown' | 'dismissing' | 'dismissed'
}

/** Before anything is read, and where nothing is asked. */
export const nobodyYet: SignInFacts = {
  token: null,
  current: null,
  half: null,
  browser: { address: null, deviceKey: null, name: null },
  codeKey: null,
  contactKey: null,
  csrfToken: '',
  hasCsrfCookie: false,
  welcome: 'shown',
}

/** A form of ours, sent from a page that we gave to this browser. */
export function isOwnForm({ csrfToken, hasCsrfCookie }: SignInFacts, sent: unknown): boolean {
  return hasCsrfCookie && sent === csrfToken
}
