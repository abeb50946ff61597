import type { PaymentRuleId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { fresh, givenSettings, organisationId, own, person } from '../settings/testing/given-settings.ts'
import { paymentRuleSample } from '../settings/testing/some-settings-rows.ts'
import { revisionOf } from '../shared/revision.ts'
import { stands } from '../testing/a-campsite.ts'
import { DeletePaymentRule, ListPaymentRules, SavePaymentRule } from './manage-payment-rules.ts'

const { first: halfNow } = paymentRuleSample
const [one, two, three] = stands.map(({ id }) => id) as [PlotId, PlotId, PlotId]
const { id: _id, organisationId: _organisation, plots: _plots, ...facts } = halfNow
const asShown = { ...own, id: halfNow.id, revision: revisionOf(halfNow) }
const plotsOf = (rule: typeof halfNow | undefined) => rule?.plots.map(({ plotId }) => plotId)

function givenRules() {
  const { ports } = givenSettings()
  const { paymentRules } = ports
  const stored = async (name: string) => (await paymentRules.list(organisationId)).find((rule) => rule.name === name)
  return { save: new SavePaymentRule(ports), remove: new DeletePaymentRule(ports), list: new ListPaymentRules(ports), stored }
}

describe('a payment rule of a campsite', () => {
  it('is new, for each of its plots once', async () => {
    const { save, stored } = givenRules()
    const rule = { ...facts, name: 'Third now', partialPaymentPercentage: 33 }

    expect((await save.execute({ ...fresh, rule, plotIds: [three, one, three] })).ok).toBe(true)

    expect(await stored('Third now')).toMatchObject({ partialPaymentPercentage: 33, organisationId })
    expect(plotsOf(await stored('Third now'))).toEqual([one, three])
    const links = (await stored('Third now'))?.plots.map(({ linkId }) => linkId)
    expect(new Set(links).size).toBe(2)
  })

  it('keeps the link of a plot that stays, and has a new one of a plot that comes', async () => {
    const { save, stored } = givenRules()

    const saved = await save.execute({ ...asShown, rule: facts, plotIds: [three, two] })

    expect(saved).toEqual(accepted({ id: halfNow.id }))
    const links = new Map((await stored(halfNow.name))?.plots.map(({ plotId, linkId }) => [plotId, linkId]))
    expect([...links.keys()]).toEqual([two, three])
    expect(links.get(two)).toBe(halfNow.plots[1]?.linkId)
    expect(halfNow.plots.map(({ linkId }) => linkId)).not.toContain(links.get(three))
  })

  it('is refused with what is wrong, and to whoever may not', async () => {
    const { save, remove, list, stored } = givenRules()
    const wrong = { ...fresh, rule: { ...facts, partialPaymentPercentage: 101 }, plotIds: [one] }
    const desk = { ...own, actor: person('ORGUSER') }

    expect(await save.execute(wrong)).toEqual(
      refused({ code: 'fields-invalid', problems: [{ field: 'partialPaymentPercentage', code: 'too-much', most: 100 }] }),
    )
    expect(await save.execute({ ...wrong, actor: desk.actor })).toEqual(refused({ code: 'not-permitted' }))
    expect(await save.execute({ ...fresh, id: 'none' as PaymentRuleId, rule: facts, plotIds: [] })).toEqual(
      refused({ code: 'not-found' }),
    )
    expect(await remove.execute({ ...asShown, ...desk })).toEqual(refused({ code: 'not-permitted' }))
    expect(await list.execute({ ...own, actor: person('USER') })).toEqual(refused({ code: 'not-permitted' }))
    expect(await stored(halfNow.name)).toEqual(halfNow)
  })

  it('is listed and taken away', async () => {
    const { list, remove } = givenRules()

    expect(await list.execute(own)).toEqual(accepted([halfNow]))
    expect(await remove.execute(asShown)).toEqual(accepted(null))
    expect(await list.execute(own)).toEqual(accepted([]))
  })
})
