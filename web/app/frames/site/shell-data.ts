import { platformDay } from '@camp/domain/shared/platform-zone.ts'
import type { RequestFacts } from '#server/request-scope.ts'
import type { ShellData, ShellSession } from '../../components/use-shell.ts'
import { adminMenuItems } from './admin-menu.ts'

export function shellData(facts: RequestFacts): ShellData {
  const { siteName, site, language, theme, savesData, now } = facts
  return {
    siteName,
    publicUrl: site.publicUrl,
    language,
    theme,
    savesData,
    session: shellSession(facts),
    social: facts.session === null ? site.social : {},
    ...(site.mapTiles && { mapTiles: site.mapTiles }),
    phoneChannels: site.phoneChannels,
    messagesGuests: site.phoneChannels.length > 0 || site.sendsEmail,
    year: platformDay(now).year,
  }
}

function shellSession({ session, signIn, language, requestId: formKey }: RequestFacts): ShellSession | null {
  if (!session) return null
  const { csrfToken, welcome } = signIn
  return { ...session, csrfToken, formKey, welcome, groups: session.role === 'SUPERADMIN' ? adminMenuItems(language) : [] }
}
