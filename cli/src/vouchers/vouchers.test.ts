import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

describe('camp voucher list', () => {
  it('lists what is on each voucher, until when, and what it paid for, also as CSV', async () => {
    const answer = JSON.parse((await camp('voucher list kloofwater-camp --json')).data)

    expect(answer).toMatchObject({
      owed: 120,
      rows: [{ code: 'K7QM-2XWD-9RTA', balance: 120, state: 'open', usedFor: [{ simpleReference: '482-913-108', amount: 300 }] }],
    })
    expect((await camp('voucher list kloofwater-camp')).messages).toContain('Owed on vouchers: R120.00.')
    expect((await camp('voucher list kloofwater-camp --csv')).data).toContain(
      'Thandi Mokoena,K7QM-2XWD-9RTA,482-913-107,open,2029-11-21,420.00,120.00',
    )
  })

  it('lists one state, and finds no campsite where there is none', async () => {
    expect((await camp('voucher list kloofwater-camp --state spent')).messages).toContain('R0.00')
    expect((await camp('voucher list kloofwater-camp --state lost')).exit).toBe(2)
    expect((await camp('voucher list nowhere')).exit).toBe(3)
  })
})

describe('camp voucher extend, cancel and send', () => {
  const of = 'kloofwater-camp --code k7qm2xwd9rta'

  it('says until when it is good now, and asks why', async () => {
    expect(await camp(`voucher extend ${of} --until 2030-11-21`)).toMatchObject({
      exit: 2,
      messages: expect.stringContaining('Missing: --note <text>'),
    })
    expect((await camp(`voucher extend ${of} --until 2030-11-21 --note Ill`)).messages).toContain(
      'K7QM-2XWD-9RTA is good until 2030-11-21.',
    )
    expect((await camp(`voucher extend ${of} --until 2030-11-21 --note Ill --dry-run`)).messages).toContain(
      'Nothing was changed.',
    )
  })

  it('says what is owed no more', async () => {
    expect((await camp(`voucher cancel ${of} --note Mistake`)).messages).toContain(
      'K7QM-2XWD-9RTA is cancelled, and R120.00 is owed no more.',
    )
    expect((await camp(`voucher cancel ${of}`)).exit).toBe(2)
  })

  it('says why not', async () => {
    const cancelVoucher = { execute: async () => refused({ code: 'voucher-expired' as const, expiresOn }) }
    const extendVoucher = { execute: async () => refused({ code: 'last-day-too-early' as const, earliest: expiresOn }) }
    const door = fakeDoor({ useCases: { cancelVoucher, extendVoucher } })

    expect(await camp(`voucher cancel ${of} --note Mistake`, { door })).toMatchObject({
      exit: 4,
      messages: expect.stringContaining('Its last day was 2029-11-21.'),
    })
    expect((await camp(`voucher extend ${of} --until 2027-01-01 --note Ill`, { door })).exit).toBe(2)
  })

  it('sends the words, and nothing for a voucher that pays nothing', async () => {
    expect((await camp(`voucher send ${of} --dry-run`)).messages).toContain('would go to thandi@example.test: Your voucher')
    expect((await camp(`voucher send ${of} --by sms`)).messages).toContain('goes to thandi@example.test')
    expect((await camp('voucher send kloofwater-camp --code spent')).exit).toBe(4)
    expect((await camp('voucher send kloofwater-camp --code AAAA-AAAA-AAAA')).exit).toBe(3)
  })

  it('says what stands in the way of sending them', async () => {
    const hidden = await camp(`voucher send ${of} --by whatsapp`)

    expect(hidden).toMatchObject({ exit: 4, messages: expect.stringContaining('Its words hold the gate code') })
  })
})

const expiresOn = Temporal.PlainDate.from('2029-11-21')

describe('camp reservation take-voucher', () => {
  const taking = 'reservation take-voucher 482-913-107 --code k7qm2xwd9rta'

  it('says that it has it', async () => {
    expect((await camp(taking)).messages).toContain('482-913-107 has the voucher.')
  })

  it('says when it expired', async () => {
    const takeVoucher = { execute: async () => refused({ code: 'voucher-expired' as const, expiresOn }) }

    const answer = await camp(taking, { door: fakeDoor({ useCases: { takeVoucher } }) })

    expect(answer).toMatchObject({ exit: 4, messages: expect.stringContaining('Its last day was 2029-11-21.') })
  })
})

describe('camp reservation cancel --voucher', () => {
  it.each([
    ['--voucher --agreed', { kind: 'voucher', amount: null, isAgreed: true }],
    ['--voucher --refund 150', { kind: 'voucher', amount: Money.rand(150), isAgreed: false }],
    ['--refund 99.50', { kind: 'amount', amount: Money.rand(99.5) }],
    ['--refund-in-full', { kind: 'full' }],
    ['', { kind: 'policy' }],
  ])('asks with %j for what it says', async (options, wish) => {
    const asked: unknown[] = []
    const voucher = { code: 'K7QM-2XWD-9RTA', left: Money.rand(400), expiresOn }
    const cancelAsOperator = {
      execute: async ({ refund }: { readonly refund: unknown }) => {
        asked.push(refund)
        return accepted({ id: 'reservation-1' as never, status: 'cancelled' as const, refundAmount: Money.rand(400), voucher })
      },
    }

    const answer = await camp(`reservation cancel 482-913-107 --note Flood --yes ${options}`.trim(), {
      door: fakeDoor({ useCases: { cancelAsOperator } }),
    })

    expect(asked).toEqual([wish, wish])
    expect(answer.messages).toContain('voucher K7QM-2XWD-9RTA for R400.00 pays until 2029-11-21')
  })
})
