import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

const stay = 'availability --org kloofwater-camp --arrival 2027-02-09 --departure 2027-02-11'

describe('camp availability', () => {
  it('offers a party that no plot takes alone the cheapest way, as the page does', async () => {
    const { data, messages } = await camp(`${stay} --adults 9 --json`)

    expect(messages).toMatch(
      /No single plot takes all of you. The cheapest way: River stand 1 \(\d adults\); Stand 2 \(\d adults\), R\d/,
    )
    const { plots, together } = JSON.parse(data)
    expect(plots.every(({ isAvailable }: { isAvailable: boolean }) => !isAvailable)).toBe(true)
    expect(together.plots.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(together.total)
    expect(together.plots.reduce((sum: number, plot: { numberOfAdults: number }) => sum + plot.numberOfAdults, 0)).toBe(9)
  })

  it('says nothing of it to a party that a plot takes', async () => {
    const { data, messages } = await camp(`${stay} --json`)

    expect(messages).not.toContain('cheapest way')
    expect(JSON.parse(data).together).toBeNull()
  })
})
