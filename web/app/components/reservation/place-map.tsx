import { useState } from 'react'
import type { WireOrganisation } from '#server/wire/organisation-on-wire.ts'
import { useText } from '../../wording/use-text.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { LocatedMap } from '../map/located-map.tsx'
import { mapEmbed } from './map-embed.ts'
import { PlaceLinks } from './place-links.tsx'

type Place = Pick<WireOrganisation, 'name' | 'googleMaps' | 'latitude' | 'longitude'>

/**
 * Where it lies, by our own map; Google's only when the reader asks for it, since it costs data and tells
 * Google who looks.
 */
export function PlaceMap({ organisation }: { readonly organisation: Place }) {
  const t = useText('reservation')
  const [isShown, setShown] = useState(false)
  const embed = mapEmbed(organisation.googleMaps)
  const { name } = organisation
  return (
    <div>
      <div className="no-print">
        {isShown && embed ? (
          <iframe
            src={embed}
            title={t('mapOf', { campsite: name })}
            className="aspect-[4/3] w-full rounded-card border-0 sm:aspect-[21/9]"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <LocatedMap place={organisation} label={t('mapOf', { campsite: name })} />
        )}
      </div>
      {embed && !isShown && (
        <div className="no-print with-scripts mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button intent="secondary" size="small" onClick={() => setShown(true)}>
            <Icon name="map" className="size-4" />
            {t('showMap')}
          </Button>
          <p className="text-sm text-ink-soft">{t('showMapHint')}</p>
        </div>
      )}
      <PlaceLinks place={organisation} />
    </div>
  )
}
