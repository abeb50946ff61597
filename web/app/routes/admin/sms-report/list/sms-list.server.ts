import { type SmsList, type SmsSort, smsSorts } from '@camp/application/messaging/sms/sms-messages.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { smsOnWire, type WireSms } from '#server/wire/sms-on-wire.ts'
import { smsStatesNamed } from './sms-filters.ts'

/** With the sums of all pages. */
export type FoundSms = ListedPage<WireSms> & Pick<SmsList, 'parts' | 'credits'>

export const smsList: StaffList<FoundSms, SmsSort, 'state' | 'month'> = {
  sorts: smsSorts,
  isDescendingFirst: true,
  filters: ['state', 'month'],
  read: async ({ acts, actor, listing, filters: { state, month } }) => {
    const asked = { states: smsStatesNamed(state), month: month === '' ? null : month }
    const listed = await acts.listSms.execute({ actor, ...listing, ...asked })
    if (!listed.ok) return listed
    const { rows, total, parts, credits } = listed.value
    return accepted({ rows: rows.map(smsOnWire), total, parts, credits })
  },
}

export const smsColumns: readonly FileColumn<WireSms>[] = [
  ['id', ({ id }) => id],
  ['sentAt', ({ sentAt }) => sentAt],
  ['recipient', ({ to }) => to],
  ['type', ({ type }) => type],
  ['campsite', ({ organisationName }) => organisationName],
  ['booking', ({ simpleReference }) => simpleReference],
  ['state', ({ state }) => state],
  ['error', ({ error }) => error],
  ['parts', ({ parts }) => parts],
  ['credits', ({ credits }) => credits],
]
