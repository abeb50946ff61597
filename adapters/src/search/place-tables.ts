import { defineEntity, p } from '@mikro-orm/core'
import { computedTextColumn, doubleColumn } from '../postgres/column-types.ts'

export const CountryRow = defineEntity({
  name: 'CountryRow',
  tableName: 'country',
  properties: {
    code: p.text().primary(),
    name: p.text(),
    currency: p.text(),
    currencySymbol: p.text(),
    timezone: p.text(),
    phoneCode: p.text(),
  },
})

export const ProvinceRow = defineEntity({
  name: 'ProvinceRow',
  tableName: 'province',
  properties: {
    countryCode: p.text().primary(),
    code: p.text().primary(),
    name: p.text(),
  },
})

export const PlaceRow = defineEntity({
  name: 'PlaceRow',
  tableName: 'place',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    searchName: computedTextColumn(),
    countryCode: p.text(),
    provinceCode: p.text(),
    latitude: doubleColumn(),
    longitude: doubleColumn(),
    population: p.integer(),
  },
})
