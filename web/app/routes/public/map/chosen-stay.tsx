import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { type ReactNode, use } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { partyText } from '#app/formatting/party-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'

interface ChosenStayProps extends Pick<CampsiteData, 'stay'> {
  /** To change it. */
  readonly children: ReactNode
}

/** When and who in one line, so that the map comes first; a press on it opens the form. */
export function ChosenStay({ stay, children }: ChosenStayProps) {
  const common = useText('common')
  const language = use(LanguageContext)
  return (
    <details className="menu group">
      <summary className="inline-flex min-h-11 max-w-full items-center gap-x-3 rounded-pill border border-edge bg-surface px-4 max-sm:gap-x-2 max-sm:text-sm hover:bg-sunken">
        <Icon name="calendar" className="size-4 text-brand max-sm:hidden" />
        <b className="whitespace-nowrap">{stayText(stay.arrivalDate, stay.departureDate, language)}</b>
        <span className="min-w-0 truncate">{partyText(common, stay)}</span>
        <span className="text-link underline underline-offset-4 max-sm:sr-only">{common('change')}</span>
        <Icon name="pencil" className="ml-auto size-4 text-link sm:hidden" />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
