import { defineEntity, p } from '@mikro-orm/core'
import { dateColumn } from '../postgres/column-types.ts'

export const EmptySearchRow = defineEntity({
  name: 'EmptySearchRow',
  tableName: 'empty_search',
  properties: {
    day: dateColumn().primary(),
    term: p.text().primary(),
    searches: p.integer(),
  },
})
