import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

it('camp invoice issue says for what papers were issued, and with --dry-run for what they would be', async () => {
  expect((await camp('invoice issue')).messages).toContain('Issued for: bookings 1, months 2.')
  expect((await camp('invoice issue --dry-run')).messages).toContain('Nothing was changed.')
})

it('camp invoice list shows the papers of a booking', async () => {
  const { exit, data } = await camp('invoice list 482-913-107 --json')

  expect(exit).toBe(0)
  expect(JSON.parse(data)).toEqual([{ label: 'INV-000001', kind: 'invoice', taxDate: '2026-11-22', amount: 800, vat: 104.35 }])
})

it('camp invoice print writes a paper of a booking, or of the fees of a month, and never over a file', async () => {
  const door = fakeDoor()

  expect((await camp('invoice print INV-000001 --of 482-913-107', { door })).messages).toContain('Wrote INV-000001.pdf.')
  expect((await camp('invoice print --org kloofwater-camp --month 2026-12', { door })).messages).toContain(
    'Wrote FEE-000001.pdf.',
  )
  expect(door.files.get('FEE-000001.pdf')).toBe('%PDF')
  expect((await camp('invoice print INV-000001 --of 482-913-107', { door })).messages).toContain('--force')
})

it('camp invoice print says what is missing, and that there is none', async () => {
  const none = { execute: async () => refused({ code: 'no-such-paper' }) }

  expect((await camp('invoice print INV-000001')).messages).toContain('--of <id|reference>')
  const door = fakeDoor({ useCases: { printPaper: none } })
  expect(await camp('invoice print INV-000009 --of 482-913-107', { door })).toMatchObject({ exit: 3 })
})
