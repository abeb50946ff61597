import { type TillSort, tillSorts } from '@camp/application/cash-up/cash-ups.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { textIn } from '#app/wording/use-text.ts'
import { tillLineOnWire, type WireTillLine } from '#server/wire/cash-up-on-wire.ts'
import { randOnWire } from '#server/wire/on-wire.ts'

interface FoundLines extends ListedPage<WireTillLine> {
  readonly taken: number
  readonly returned: number
  readonly net: number
}

export const tillListOf = (orgSlug: string): StaffList<FoundLines, TillSort, 'from' | 'to'> => ({
  sorts: tillSorts,
  isDescendingFirst: true,
  filters: ['from', 'to'],
  read: async ({ acts, actor, listing, filters }) => {
    const { from, to } = filters
    const listed = await acts.listTill.execute({ actor, orgSlug, ...listing, from: readDate(from), to: readDate(to) })
    if (!listed.ok) return listed
    const { rows, total, taken, returned } = listed.value
    const sums = { taken: randOnWire(taken), returned: randOnWire(returned), net: randOnWire(taken.minus(returned)) }
    return accepted({ rows: rows.map(tillLineOnWire), total, ...sums })
  },
})

/** Headings as people read them. */
export function tillColumns(language: PageLanguage): readonly FileColumn<WireTillLine>[] {
  const t = textIn(language, 'cashUp')
  const tb = textIn(language, 'bookings')
  return [
    [t('day'), ({ day }) => day, 'date'],
    [t('method'), ({ method }) => tb(`${method}Method`)],
    [t('person'), ({ byName, by }) => byName ?? by],
    [t('taken'), ({ taken }) => taken, 'money'],
    [t('returned'), ({ returned }) => returned, 'money'],
    [t('net'), ({ net }) => net, 'money'],
    [t('state'), ({ state }) => t(`state_${state}`)],
  ]
}
