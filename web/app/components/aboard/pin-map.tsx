import { useText } from '../../wording/use-text.ts'
import { placeInSquare } from '../search/map-projection.ts'
import { mapTowns } from '../search/map-towns.ts'
import outline from '../search/south-africa.svg?no-inline'
import { countrySquare, pinMapSize } from './pin-square.ts'

/** Those whose names have room beside one another in so small a picture. */
const named = ['Cape Town', 'Johannesburg', 'Durban', 'Gqeberha', 'Bloemfontein', 'Upington', 'Polokwane']
const shownTowns = mapTowns
  .filter(({ name }) => named.includes(name))
  .map((town) => ({ name: town.name, place: placeInSquare(countrySquare, town) }))

/** Of the width: further right a name stands left of its town. */
const rightEdge = 0.65

interface PinMapProps {
  /** As the form carries it; empty without one. */
  readonly latitude: string
  readonly longitude: string
}

/**
 * The country to point at. The picture is a button of the form, which posts where it was pressed: it needs no
 * scripts.
 */
export function PinMap({ latitude, longitude }: PinMapProps) {
  const t = useText('listCampsite')
  const { x, y, side } = countrySquare
  const pin =
    latitude && longitude ? placeInSquare(countrySquare, { latitude: Number(latitude), longitude: Number(longitude) }) : null
  return (
    <div className="pin-map" style={{ width: pinMapSize, height: pinMapSize }}>
      <svg viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true" className="absolute inset-0 size-full">
        <use href={`${outline}#neighbours`} className="map-neighbours" />
        <use href={`${outline}#country`} className="map-country" />
        <use href={`${outline}#enclaves`} className="map-neighbours" />
      </svg>
      {shownTowns.map(({ name, place }) => (
        <span
          key={name}
          aria-hidden="true"
          className="map-town"
          data-left={place.x > rightEdge || undefined}
          style={position(place)}
        >
          {name}
        </span>
      ))}
      {pin && <span aria-hidden="true" className="pin-map-pin" style={position(pin)} />}
      <input type="image" name="pin" src={outline} alt={t('pointHere')} formNoValidate className="pin-map-button" />
      <input type="hidden" name="latitude" value={latitude} />
      <input type="hidden" name="longitude" value={longitude} />
    </div>
  )
}

function position({ x, y }: { readonly x: number; readonly y: number }) {
  return { left: `${x * 100}%`, top: `${y * 100}%` }
}
