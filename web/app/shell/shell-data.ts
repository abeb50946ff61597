import { useRouteLoaderData } from 'react-router'
import type { RequestFacts, SignedIn } from '../../server/request-scope.ts'
import type { Language } from '../wording/languages.ts'
import { adminMenu, type MenuGroup } from './admin-menu.ts'
import type { Theme } from './theme.ts'

/** Of somebody who is signed in. */
export interface ShellSession extends SignedIn {
  /** Of the form that signs out. */
  readonly csrfToken: string
  readonly welcome: 'shown' | 'dismissing' | 'dismissed'
  /** The expandable menus; of the platform's people alone. */
  readonly groups: readonly MenuGroup[]
}

/** What the header, the footer and the titles need; read once per document. */
export interface ShellData {
  readonly host: string
  /** The origin under which the site wants to be known. */
  readonly publicUrl: string
  readonly language: Language
  readonly theme: Theme | null
  readonly savesData: boolean
  readonly year: number
  readonly session: ShellSession | null
}

export function shellData(facts: RequestFacts): ShellData {
  const { host, site, language, theme, savesData, now } = facts
  return {
    host,
    publicUrl: site.publicUrl,
    language,
    theme,
    savesData,
    session: shellSession(facts),
    year: now.toZonedDateTimeISO('Africa/Johannesburg').year,
  }
}

function shellSession({ session, signIn, language }: RequestFacts): ShellSession | null {
  if (!session) return null
  const { csrfToken, welcome } = signIn
  return { ...session, csrfToken, welcome, groups: session.role === 'SUPERADMIN' ? adminMenu(language) : [] }
}

/** Absent when the request failed before anything was known of it. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root')
}
