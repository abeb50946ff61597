import { useState } from 'react'
import type { WireOrganisation } from '#server/wire/organisation-on-wire.ts'
import { useText } from '../../wording/use-text.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { mapEmbed, mapLink } from './map-embed.ts'

type Place = Pick<WireOrganisation, 'name' | 'googleMaps' | 'latitude' | 'longitude'>

/**
 * A drawn map first; Google's own only when the reader asks for it, since it costs data and tells Google who
 * looks.
 */
export function PlaceMap({ organisation }: { readonly organisation: Place }) {
  const t = useText('reservation')
  const [isShown, setShown] = useState(false)
  const embed = mapEmbed(organisation.googleMaps)
  const { name, latitude, longitude } = organisation
  return (
    <div>
      <div className="no-print relative aspect-[16/9] overflow-clip rounded-card border border-line bg-sunken sm:aspect-[21/9]">
        {isShown && embed ? (
          <iframe
            src={embed}
            title={t('mapOf', { campsite: name })}
            className="size-full border-0"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <DrawnMap />
        )}
        {embed && !isShown && (
          <div className="with-scripts absolute inset-x-0 bottom-0 flex justify-center p-4">
            <Button intent="secondary" size="small" onClick={() => setShown(true)}>
              <Icon name="map" className="size-4" />
              {t('showMap')}
            </Button>
          </div>
        )}
      </div>
      {embed && !isShown && <p className="no-print with-scripts mt-2 text-sm text-ink-soft">{t('showMapHint')}</p>}
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <a href={mapLink({ latitude, longitude })} className="no-print link inline-flex min-h-11 items-center gap-2">
          <Icon name="external-link" className="size-4" />
          {t('openMap')}
        </a>
        <span className="inline-flex min-h-11 items-center text-ink-soft print:min-h-0">
          {t('coordinates', { latitude, longitude })}
        </span>
      </p>
    </div>
  )
}

/** A quiet piece of land with a pin in its middle: it says "map", not where. */
function DrawnMap() {
  return (
    <svg viewBox="0 0 630 270" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
      <g className="fill-none stroke-line" strokeWidth="2">
        <path d="M-10 70C90 20 160 110 260 70S460 10 640 60" />
        <path d="M-10 110C90 60 170 150 270 108S470 50 640 100" />
        <path d="M-10 205C110 150 200 240 320 195S520 150 640 190" />
        <path d="M-10 240C110 190 200 275 320 232S520 190 640 228" />
      </g>
      <path className="fill-none stroke-brand-soft" strokeWidth="16" d="M-10 165C120 110 220 200 330 148S540 90 640 140" />
      <path className="fill-none stroke-edge" strokeWidth="3" strokeDasharray="9 8" d="M120 280C180 220 250 210 315 140" />
      <g className="fill-accent">
        <path d="M315 138c-19-27-29-41-29-54a29 29 0 0 1 58 0c0 13-10 27-29 54Z" />
      </g>
      <circle cx="315" cy="83" r="11" className="fill-surface" />
    </svg>
  )
}
