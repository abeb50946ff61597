import type { Moment } from '@camp/domain/reservations/moment.ts'
import type { ReservationContext } from './reservation-context.ts'

export function momentOf({ catalogue, now, today }: ReservationContext): Moment {
  return { now, today, zone: catalogue.organisation.province.country.timezone }
}
