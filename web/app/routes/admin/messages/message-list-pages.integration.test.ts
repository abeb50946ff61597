import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenSettingsPages, type SettingsPages } from '#server/testing/staff-pages.ts'
import * as smsFile from '../sms-report/list/file.ts'
import * as smsList from '../sms-report/list/route.tsx'
import * as whatsAppFile from '../whatsapp/list/file.ts'
import * as whatsAppList from '../whatsapp/list/route.tsx'
import * as messageFile from './list/file.ts'
import * as messageList from './list/route.tsx'

/** More than one page of them, and more than are asked for at once. */
const count = 230
const start = Temporal.Instant.from('2026-11-02T08:00:00Z')

let camp: SettingsPages
beforeAll(async () => {
  camp = await givenSettingsPages()
  const { em } = camp.marketplace.store
  const payload = {
    reservation: { simpleReference: '482-913-107' },
    organisation: { name: 'Kloofwater Camp', slug: 'kloofwater-camp' },
  }
  for (const [channel, to] of [
    ['sms', '27829990123'],
    ['app', '27829990456'],
  ] as const) {
    await em.execute(
      `insert into outbox_message (id, event, type, channel, occurrence, recipient, payload, state, tries, next_try_at, created_at)
       select ? || ' ' || n, 'confirmed', 'booking_confirmation', ?, n::text, ?::jsonb, ?::jsonb, 'sent', n % 3,
         ?::timestamptz, ?::timestamptz + n * interval '1 minute' from generate_series(1, ?) n`,
      [channel, channel, JSON.stringify({ to }), JSON.stringify(payload), start.toString(), start.toString(), count],
    )
    await em.execute(
      `insert into communication_history (outbox_message_id, channel, type, to_address, body_text, delivery_state, sent_at)
       select ? || ' ' || n, ?, 'booking_confirmation', ?, 'Words of the message', 'delivered',
         ?::timestamptz + n * interval '1 minute' from generate_series(1, ?) n`,
      [channel, channel, to, start.toString(), count],
    )
  }
})
afterAll(() => camp.stop())

const lists = [
  ['/admin/messages', messageList, messageFile, 'channel=sms', 'createdAt'],
  ['/admin/whatsapp', whatsAppList, whatsAppFile, 'state=delivered', 'createdAt'],
  ['/admin/reports/bulksms', smsList, smsFile, 'state=delivered', 'sentAt'],
] as const

describe.each(lists)('%s', (path, list, file, filter, moment) => {
  it('shows one page in the order of the address, and the last one where the address asks for one behind it', async () => {
    const as = camp.platform
    const first = await camp.pages.read(list, { path: `${path}?${filter}&sort=${moment}`, as })
    const last = await camp.pages.read(list, { path: `${path}?${filter}&page=99`, as })

    expect([first.data.page.total, first.data.page.rows.length]).toEqual([count, 25])
    expect(Temporal.Instant.from(first.data.page.rows[0][moment])).toEqual(start.add({ minutes: 1 }))
    expect([last.data.page.query.page, last.data.page.rows.length]).toEqual([10, 5])
    expect(Temporal.Instant.from(last.data.page.rows[4][moment])).toEqual(start.add({ minutes: 1 }))
  })

  it('is there whole as a file, with its recipients masked', async () => {
    const shown = await camp.pages.read(file, { path: `${path}.csv?${filter}&page=3`, as: camp.platform })

    const lines = new TextDecoder().decode(shown.data).trimEnd().split('\r\n')
    expect(lines).toHaveLength(count + 1)
    expect(lines.slice(1).filter((line) => line.includes('delivered'))).toHaveLength(count)
    expect(lines.join()).not.toContain('2782999')
    const excel = await camp.pages.read(file, { path: `${path}.xlsx?${filter}`, as: camp.platform })
    expect(excel.status).toBe(200)
  })

  it('is for the platform alone', async () => {
    for (const as of [camp.stranger, camp.clerk]) {
      expect((await camp.pages.read(file, { path: `${path}.csv`, as })).status).toBe(403)
      expect((await camp.pages.read(list, { path, as })).status).toBe(403)
    }
  })
})
