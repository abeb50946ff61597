import { type FoundPapers, type PaperSort, paperSorts } from '@camp/application/invoices/paper-lists.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { paperKinds } from '@camp/domain/invoices/paper-kind.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { paperOnWire, paperSumOnWire, type WirePaper, type WirePaperSum } from '#server/wire/papers-on-wire.ts'
import type { StaffList } from '../lists/staff-list.server.ts'

/** With the sums of all pages. */
export interface FoundPaperRows extends ListedPage<WirePaper> {
  readonly sums: readonly WirePaperSum[]
}

export type PaperRows = StaffList<FoundPaperRows, PaperSort, 'kind' | 'from' | 'to'>

/** Of one campsite, or of all. */
export const paperListOf = (organisationId: OrganisationId | null): PaperRows => ({
  sorts: paperSorts,
  isDescendingFirst: true,
  filters: ['kind', 'from', 'to'],
  read: async ({ acts, actor, listing, filters }) => {
    const kind = paperKinds.find((known) => known === filters.kind) ?? null
    const asked = { actor, ...listing, kind, from: dayOf(filters.from), to: dayOf(filters.to) }
    const listed =
      organisationId === null
        ? await acts.listAllPapers.execute(asked)
        : await acts.listPapers.execute({ ...asked, organisationId })
    return listed.ok ? accepted(onWire(listed.value)) : listed
  },
})

function onWire({ rows, total, sums }: FoundPapers): FoundPaperRows {
  return { rows: rows.map(paperOnWire), total, sums: sums.map(paperSumOnWire) }
}

function dayOf(text: string): Temporal.PlainDate | null {
  return isCalendarDate(text) ? Temporal.PlainDate.from(text) : null
}

export const paperColumns: readonly FileColumn<WirePaper>[] = [
  ['number', ({ label }) => label],
  ['kind', ({ kind }) => kind],
  ['issuedAt', ({ issuedAt }) => issuedAt],
  ['taxDate', ({ taxDate }) => taxDate, 'date'],
  ['campsite', ({ organisationName }) => organisationName],
  ['booking', ({ reference }) => reference],
  ['month', ({ month }) => month],
  ['corrects', ({ correctedLabel }) => correctedLabel],
  ['currency', ({ currency }) => currency],
  ['amount', ({ amount }) => amount, 'money'],
  ['vat', ({ vat }) => vat, 'money'],
]

/** Guests are their campsite's. */
export const ownPaperColumns: readonly FileColumn<WirePaper>[] = [...paperColumns, ['guest', ({ guestName }) => guestName]]
