import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

describe('camp cash-up', () => {
  it('shows a day by method and person, and what comes next', async () => {
    const answer = JSON.parse((await camp('cash-up show kloofwater-camp --json')).data)

    expect(answer).toMatchObject({
      day: '2026-11-21',
      lines: [{ method: 'cash', by: 'desk', taken: 100 }],
      net: 100,
      closed: null,
    })
    expect((await camp('cash-up show kloofwater-camp')).messages).toContain('2026-11-21 is not closed.')
    expect((await camp('cash-up show nowhere')).exit).toBe(3)
  })

  it('closes a day with what was counted, and says its difference', async () => {
    expect((await camp('cash-up close kloofwater-camp --count cash=100')).messages).toContain('Difference: R0.00.')
    const short = await camp('cash-up close kloofwater-camp --count cash=95.50 --note "Change for gas"')
    expect(short.messages).toContain('Difference: −R4.50.')
  })

  it('says before how a day would stand', async () => {
    expect((await camp('cash-up close kloofwater-camp --count cash=100 --dry-run')).messages).toContain(
      '2026-11-21 would be closed. Difference: R0.00. Nothing was changed.',
    )
  })

  it('says what is missing', async () => {
    expect(await camp('cash-up close kloofwater-camp')).toMatchObject({
      exit: 2,
      messages: expect.stringContaining('--count cash='),
    })
    expect(await camp('cash-up close kloofwater-camp --count cash=90')).toMatchObject({
      exit: 2,
      messages: expect.stringContaining('--note <text>; cash differs by −R10.00'),
    })
    expect((await camp('cash-up close kloofwater-camp --count gold=5')).exit).toBe(2)
    expect((await camp('cash-up close kloofwater-camp --count cash=100=95')).exit).toBe(2)
  })

  it('lists no till of days that end before they begin', async () => {
    expect(await camp('cash-up list kloofwater-camp --from 2026-12-02 --to 2026-12-01')).toMatchObject({
      exit: 2,
      data: '',
      messages: '--to must not be before --from, got 2026-12-02 to 2026-12-01',
    })
    expect((await camp('cash-up list kloofwater-camp --from 2026-12-01 --to 2026-12-01')).exit).toBe(0)
  })

  it('lists the till, also as CSV', async () => {
    expect((await camp('cash-up list kloofwater-camp --csv')).data).toContain('2026-11-21,cash,desk,open,100.00,0.00')
  })
})
