import { useRouteLoaderData } from 'react-router'
import type { SignedIn, SiteFacts } from '#server/request-scope.ts'
import type { HeldInHeader } from '#server/reservations/own-hold.ts'
import type { Theme } from '../appearance/theme.ts'
import type { PageLanguage } from '../wording/page-languages.ts'

/** One expandable menu, its words found already: only the platform's people are sent them. */
export interface MenuGroup {
  readonly name: string
  readonly pages: readonly { readonly to: string; readonly label: string }[]
}

/** Of somebody who is signed in. */
export interface ShellSession extends SignedIn {
  /** Of the form that signs out. */
  readonly csrfToken: string
  /** Tells what is shown now from what is shown after the next form. */
  readonly formKey: string
  readonly welcome: 'shown' | 'dismissing' | 'dismissed'
  /** The expandable menus; of the platform's people alone. */
  readonly groups: readonly MenuGroup[]
}

/** What the header, the footer and the titles need; read once per document. */
export interface ShellData {
  readonly siteName: string
  /** The origin under which the site wants to be known. */
  readonly publicUrl: string
  readonly language: PageLanguage
  readonly theme: Theme | null
  readonly savesData: boolean
  readonly year: number
  /** The operator's own pages elsewhere, the others left out. */
  readonly social: SiteFacts['social']
  /** Raster tiles under the map; absent: it draws what it ships with. */
  readonly mapTiles?: SiteFacts['mapTiles']
  /** How guests are messaged, besides by e-mail. */
  readonly phoneChannels: SiteFacts['phoneChannels']
  /** Whether guests get messages at all. */
  readonly messagesGuests: boolean
  readonly session: ShellSession | null
  /** Plots that wait for this browser to go on; absent: none. */
  readonly held?: HeldInHeader
}

/** Absent when the request failed before anything was known of it. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root')
}
