import { refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'
import { fakePayouts } from '../testing/fake-payouts.ts'

it('camp payout due says what everybody is owed', async () => {
  expect(JSON.parse((await camp('payout due --json')).data)).toEqual([
    { organisation: 'kloofwater-camp', lines: 0, due: 400, hasAccount: true },
  ])
})

it('camp payout prepare names the run and its file, or says that nothing is due', async () => {
  expect((await camp('payout prepare')).messages).toContain('payout file 1')
  expect((await camp('payout prepare --dry-run')).messages).toContain('Nothing was changed.')
  const door = fakeDoor({ useCases: { preparePayouts: { execute: async () => refused({ code: 'nothing-due' }) } } })
  expect(await camp('payout prepare', { door })).toMatchObject({ exit: 4 })
})

it('camp payout file writes the bank file', async () => {
  const door = fakeDoor()

  const printed = `${(await camp('payout file 1')).data}\n`
  expect(printed).toContain('H,camp-payouts')
  await camp('payout file 1 --out payouts.csv', { door })
  expect(door.files.get('payouts.csv')).toContain('T,1,400.00')
  expect(printed).toBe(door.files.get('payouts.csv'))
  expect((await camp('payout file 1 --out payouts.csv', { door })).messages).toContain('--force')
})

it('camp payout paid and returned write down what became of it, or why not', async () => {
  expect((await camp('payout paid CAMP-1-1 --bank-reference FNB-1')).messages).toContain('Recorded.')
  const door = fakeDoor({ useCases: { settlePayout: { execute: async () => refused({ code: 'already-settled' }) } } })
  expect((await camp('payout returned CAMP-1-1 --reason Closed', { door })).messages).toContain('settled already')
})

it.each([
  ['payout paid CAMP-1-1 --bank-reference FNB-1', 'paid'],
  ['payout returned CAMP-1-1 --reason Closed', 'returned'],
])('camp %s is tried before', async (line, kind) => {
  const asked: unknown[] = []
  const settlePayout: typeof fakePayouts.settlePayout = {
    execute: async (command?: { readonly dryRun?: boolean }) => {
      asked.push(command?.dryRun)
      return fakePayouts.settlePayout.execute()
    },
  }

  const tried = await camp(`${line} --dry-run`, { door: fakeDoor({ useCases: { settlePayout } }) })

  expect(asked).toEqual([true])
  expect(tried.messages).toContain(`Would be recorded as ${kind}. Nothing was changed.`)
})

it('camp report payouts and billing are there as CSV, in a file too', async () => {
  const door = fakeDoor()

  expect((await camp('report payouts --month 2026-12 --csv')).data).toContain('CAMP-1-1,kloofwater-camp,400.00,paid,FNB 1')
  await camp('report billing --month 2026-12 --csv --out billing.csv', { door })
  expect(door.files.get('billing.csv')).toContain('kloofwater-camp,ZAR,2,1600.00')
})

it('camp payout statement shows the lines of a payout, as CSV and as PDF in a file too', async () => {
  const door = fakeDoor()

  expect((await camp('payout statement CAMP-1-1')).data).toContain('482-913-107')
  expect((await camp('payout statement CAMP-1-1 --csv')).data).toContain(',paid-out,FNB 1,400.00')
  await camp('payout statement CAMP-1-1 --out CAMP-1-1.pdf', { door })
  expect(String(door.files.get('CAMP-1-1.pdf'))).toContain('%PDF')
  const useCases = { showPayoutStatement: { execute: async () => refused({ code: 'no-such-payout' as const }) } }
  expect(await camp('payout statement CAMP-9-9', { door: fakeDoor({ useCases }) })).toMatchObject({ exit: 3 })
})
