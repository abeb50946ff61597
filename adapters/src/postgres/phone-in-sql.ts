import { sql } from 'kysely'

/** `numberAsDialled` of the domain, of a row with `country_code` and `cell`. */
export const dialled = sql<string | null>`case
  when country_code is null or cell like '+%' then cell
  else country_code || ' ' || regexp_replace(cell, '^0', '') end`
