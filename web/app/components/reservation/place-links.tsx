import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import { mapLink } from './map-embed.ts'

interface PlaceLinksProps {
  readonly place: { readonly latitude: number; readonly longitude: number }
}

/** For the map on somebody's phone, and the same to read out or to type. */
export function PlaceLinks({ place: { latitude, longitude } }: PlaceLinksProps) {
  const t = useText('reservation')
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      <a href={mapLink({ latitude, longitude })} className="no-print link inline-flex min-h-11 items-center gap-2">
        <Icon name="external-link" className="size-4" />
        {t('openMap')}
      </a>
      <span className="inline-flex min-h-11 items-center text-ink-soft print:min-h-0">
        {t('coordinates', { latitude, longitude })}
      </span>
    </p>
  )
}
