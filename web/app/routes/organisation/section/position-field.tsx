import { type ReactNode, useRef, useState } from 'react'
import { PositionMap } from '#app/components/map/position-map.tsx'
import type { MapCoordinates } from '#app/components/search/map-projection.ts'
import { withHyphen } from '#app/formatting/typed-number.ts'
import { useText } from '#app/wording/use-text.ts'

interface PositionFieldProps {
  readonly latitude: string
  readonly longitude: string
  /** The two fields, which hold the position; the map only fills them. */
  readonly children: ReactNode
}

/** Latitude and longitude with a map: a press on it fills the fields, and what is typed moves the pin. */
export function PositionField({ latitude, longitude, children }: PositionFieldProps) {
  const t = useText('organisationSettings')
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(() => placeOf(latitude, longitude))
  const field = (name: string) => box.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  const read = () => setPlace(placeOf(field('latitude')?.value ?? '', field('longitude')?.value ?? ''))
  const fill = (placed: MapCoordinates) => {
    for (const name of ['latitude', 'longitude'] as const) {
      const input = field(name)
      if (input) input.value = String(placed[name])
    }
    setPlace(placed)
  }
  return (
    <div ref={box} className="grid gap-5" onInput={read}>
      {children}
      <div className="with-scripts grid gap-2">
        <p className="text-sm text-ink-soft">{t('positionHint')}</p>
        <PositionMap place={place} onPlaced={fill} />
      </div>
    </div>
  )
}

function placeOf(latitude: string, longitude: string): MapCoordinates | null {
  const [north, east] = [degrees(latitude), degrees(longitude)]
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return null
  return { latitude: north, longitude: east }
}

function degrees(text: string): number | null {
  const plain = withHyphen(text).replace(',', '.').trim()
  return plain === '' || !Number.isFinite(Number(plain)) ? null : Number(plain)
}
