import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'

describe('camp debtor list', () => {
  it('lists who owes, who let them go and since when, also as CSV', async () => {
    const answer = JSON.parse((await camp('debtor list kloofwater-camp --json')).data)

    expect(answer).toMatchObject({
      amount: 420,
      rows: [{ kind: 'left', owedBy: 'Her brother', letGoBy: 'Sipho Ndlovu', days: 8 }],
    })
    expect((await camp('debtor list kloofwater-camp')).messages).toContain('Due: R420.00. Bookings: 1.')
    expect((await camp('debtor list kloofwater-camp --csv')).data).toContain(
      'Thandi Mokoena,482-913-107,left,Her brother,Sipho Ndlovu,2026-11-13,8,420.00',
    )
  })

  it('lists one kind, and finds no campsite where there is none', async () => {
    expect((await camp('debtor list kloofwater-camp --kind transfer')).messages).toContain('Due: R0.00. Bookings: 0.')
    expect((await camp('debtor list kloofwater-camp --kind family')).exit).toBe(2)
    expect((await camp('debtor list nowhere')).exit).toBe(3)
  })
})
