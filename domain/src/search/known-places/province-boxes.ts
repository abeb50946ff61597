import type { PlaceBox } from './known-place.ts'

const box = (north: number, south: number, east: number, west: number): PlaceBox => ({ north, south, east, west })

/** The boxes around the provinces: neighbours just over a border lie in them too. */
export const provinceBoxes = {
  'Western Cape': box(-30.4, -34.9, 24.25, 17.7),
  'Eastern Cape': box(-30, -34.25, 30.25, 22.7),
  'Northern Cape': box(-24.7, -33, 25.6, 16.4),
  'Free State': box(-26.6, -30.7, 29.8, 24.3),
  'KwaZulu-Natal': box(-26.8, -31.1, 32.95, 28.85),
  'North West': box(-24.6, -28.1, 28.3, 22.6),
  Gauteng: box(-25.1, -26.95, 29.1, 27.1),
  Mpumalanga: box(-23.95, -27.5, 32.1, 28.2),
  Limpopo: box(-22.1, -25.5, 31.95, 26.4),
} as const satisfies Readonly<Record<string, PlaceBox>>

export const countryBox = box(-21.8, -35.2, 33.2, 16.2)
