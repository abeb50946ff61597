import { type DivIcon, divIcon } from 'leaflet'

const pin =
  '<svg viewBox="0 0 34 44"><path d="M17 43C7 29 2 23 2 16a15 15 0 1 1 30 0c0 7-5 13-15 27Z"/><circle cx="17" cy="16" r="5.5"/></svg>'

/** The pin of one place; its tip is the place. */
export function placePin(className = 'slippy-place'): DivIcon {
  return divIcon({ className, html: pin, iconSize: undefined })
}
