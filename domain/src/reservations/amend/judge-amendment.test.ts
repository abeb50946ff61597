import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../../shared/result.ts'
import { aConfirmedReservation } from '../../testing/a-submitted-reservation.ts'
import { judgeAmendment } from './judge-amendment.ts'
import { anAmendment, kwena, nights, toJudge } from './testing/amending.ts'

describe('a stay that is moved to half a weekend, where both of its nights go together', () => {
  const stay = aConfirmedReservation()
  const onFridayAlone = anAmendment(stay, { stay: nights('2027-02-05', '2027-02-06') })
  const catalogue = { ...kwena, plots: kwena.plots.map((plot) => ({ ...plot, isWeekendTwoDaysRequired: true })) }

  it('is refused to the guest', () => {
    const judged = judgeAmendment(toJudge(stay, onFridayAlone, { catalogue }))

    expect(judged).toEqual(
      refused({ code: 'weekend_rule', plots: [{ plotId: stay.plots[0]?.plotId, plotName: 'Stand 1', criteria: [] }] }),
    )
  })

  it('is granted to staff who set the rule aside, and says so', () => {
    const judged = judgeAmendment(toJudge(stay, onFridayAlone, { catalogue, as: 'staff', ignoresStayRules: true }))

    expect(judged).toMatchObject(accepted([{ setAside: [{ code: 'weekend-rule' }] }]))
  })
})
