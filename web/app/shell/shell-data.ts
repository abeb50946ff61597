import { useRouteLoaderData } from 'react-router'
import type { RequestFacts, SignedIn } from '../../server/request-scope.ts'
import type { Language } from '../wording/languages.ts'
import type { Theme } from './theme.ts'

/** What the header, the footer and the titles need; read once per document. */
export interface ShellData {
  readonly host: string
  /** The origin under which the site wants to be known. */
  readonly publicUrl: string
  readonly language: Language
  readonly theme: Theme | null
  readonly savesData: boolean
  readonly year: number
  readonly session: SignedIn | null
}

export function shellData({ host, site, language, theme, savesData, now, session }: RequestFacts): ShellData {
  return {
    ...{ host, publicUrl: site.publicUrl, language, theme, savesData, session },
    year: now.toZonedDateTimeISO('Africa/Johannesburg').year,
  }
}

/** Absent when the request failed before anything was known of it. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root')
}
