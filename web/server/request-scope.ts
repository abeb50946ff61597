import type { IdempotencyKeys } from '@camp/application/idempotency/idempotency-keys.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { VerificationPreference } from '@camp/domain/reservations/reservation.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { createContext } from 'react-router'
import type { Theme } from '#app/appearance/theme.ts'
import type { PageLanguage } from '../app/wording/page-languages.ts'
import type { Log } from './log.ts'
import type { SignInFacts } from './session/sign-in-facts.ts'

/** Who is signed in, as far as the shell shows it. */
export interface SignedIn {
  /** First and last name. */
  readonly name: string
  readonly role: Role
  /** The campsite as whose staff somebody of the platform acts. */
  readonly acting: { readonly slug: string; readonly name: string } | null
}

/** Who runs the marketplace, as the law asks it to introduce itself. */
export interface Operator {
  readonly name: string
  readonly registration: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly officeBearers: string | null
  readonly informationOfficer: string | null
  /** Nobody has said who runs it: the facts above are not real. */
  readonly isDemo: boolean
}

export interface SiteFacts {
  /** The origin under which the site wants to be known, without a slash at its end. */
  readonly publicUrl: string
  readonly operator: Operator
  /** Null: it goes by its host. */
  readonly name: string | null
  readonly social: { readonly facebook?: string; readonly instagram?: string }
  /** Raster tiles under the map; absent: it draws what it ships with. */
  readonly mapTiles?: { readonly url: string; readonly attribution: string } | undefined
  /** Those that are not switched off. */
  readonly phoneChannels: readonly VerificationPreference[]
  readonly sendsEmail: boolean
}

/** What is known of a request before anything is asked of the product. */
export interface RequestFacts {
  readonly requestId: string
  /** As the browser sees it: behind a trusted proxy with the scheme that the browser used. */
  readonly url: URL
  /** As its operator calls it, else the host as it stands in the address bar, with its port. */
  readonly siteName: string
  /** Absent: the theme follows the reader's system. */
  readonly theme: Theme | null
  readonly language: PageLanguage
  /** The reader asks for little data (`Save-Data: on`). */
  readonly savesData: boolean
  /** What the page's own scripts carry, so that the content security policy lets them run. */
  readonly nonce: string
  readonly now: Temporal.Instant
  readonly site: SiteFacts
  readonly session: SignedIn | null
  /** Who acts, as use cases ask for it. */
  readonly actor: Actor
  readonly signIn: SignInFacts
  readonly log: Log
}

/** Loaders and actions: `context.get(useCases).showOrganisation.execute({ slug })`. */
export const useCases = createContext<UseCases>()

/** For `idempotentForm`: what a form did that was posted before. */
export const idempotencyKeys = createContext<IdempotencyKeys>()

/** Loaders and actions: `context.get(requestFacts).language`. */
export const requestFacts = createContext<RequestFacts>()
