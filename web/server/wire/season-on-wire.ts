import type { Season } from '@camp/domain/seasons/season.ts'
import { dateOnWire } from './on-wire.ts'

export function seasonOnWire({ id, name, seasonType, startDate, endDate, isActive, minimumStayPeriod }: Season) {
  return { id, name, seasonType, startDate: dateOnWire(startDate), endDate: dateOnWire(endDate), isActive, minimumStayPeriod }
}
