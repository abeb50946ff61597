import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn } from '../postgres/column-types.ts'

export const DeclaredHolidayRow = defineEntity({
  name: 'DeclaredHolidayRow',
  tableName: 'declared_holiday',
  properties: {
    countryCode: p.text().primary(),
    date: dateColumn().primary(),
    name: p.text(),
  },
})

export const SchoolHolidayRow = defineEntity({
  name: 'SchoolHolidayRow',
  tableName: 'school_holiday',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    countryCode: p.text(),
    provinceCode: p.text(),
    year: p.integer(),
    name: p.text(),
    startDate: dateColumn(),
    endDate: dateColumn(),
  },
})
