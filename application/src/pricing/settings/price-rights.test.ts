import type { AgeScaleId, DiscountId, PlotId, SeasonId } from '@camp/domain/shared/ids.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { describe, expect, it } from 'vitest'
import { type asOwner, autumn, family, four, noEquipment } from './testing/full-prices.ts'
import { givenPrices, otherCamp, own, owner, personWithRole } from './testing/given-prices.ts'

describe('rights', () => {
  const prices = givenPrices()
  const stay = StayDates.of('2027-05-02', '2027-05-06')
  const asked = { id: 'x' as SeasonId & AgeScaleId & DiscountId, revision: 'x', plotId: 'x' as PlotId, stay, party: aParty() }
  const writing = [
    (who: typeof asOwner) => prices.saveSeason.execute({ ...who, ...asked, season: autumn, agreed: null }),
    (who: typeof asOwner) => prices.deleteSeason.execute({ ...who, ...asked }),
    (who: typeof asOwner) => prices.copySeasons.execute({ ...who, fromYear: 1, toYear: 2, copying: 'same-dates', dryRun: true }),
    (who: typeof asOwner) => prices.addSchoolSeasons.execute({ ...who, year: 2027, chosen: new Map(), revision: null }),
    (who: typeof asOwner) => prices.changeRates.execute({ ...who, edits: [] }),
    (who: typeof asOwner) =>
      prices.bulkChangeRates.execute({
        ...who,
        plotIds: [],
        revision: null,
        change: { act: { kind: 'add', value: 1 }, cells: [], withTiers: false },
      }),
    (who: typeof asOwner) => prices.saveTiers.execute({ ...who, ...asked, tiers: [] }),
    (who: typeof asOwner) => prices.saveAgeScale.execute({ ...who, ...asked, scale: family, plotIds: [] }),
    (who: typeof asOwner) => prices.deleteAgeScale.execute({ ...who, ...asked }),
    (who: typeof asOwner) => prices.saveDiscount.execute({ ...who, ...asked, discount: four, plotIds: [] }),
    (who: typeof asOwner) => prices.deleteDiscount.execute({ ...who, ...asked }),
  ]
  const reading = [
    (who: typeof asOwner) => prices.showPriceSettings.execute(who),
    (who: typeof asOwner) => prices.previewDiscount.execute({ ...who, ...asked, id: null, discount: four }),
    (who: typeof asOwner) => prices.priceLaboratory.execute({ ...who, ...asked, equipment: noEquipment }),
  ]
  const code = (answer: Awaited<ReturnType<(typeof writing)[number] | (typeof reading)[number]>>) =>
    answer.ok ? 'yes' : answer.refusal.code

  it.each([
    ['USER', 'not-permitted', 'not-permitted'],
    ['ORGUSER', 'not-found', 'not-found'],
    ['ORGADMIN', 'not-found', 'not-found'],
  ] as const)('%s of another organisation: %s', async (role, read, write) => {
    const actor = personWithRole(role, [otherCamp.organisation.id])

    for (const ask of reading) expect(code(await ask({ actor, organisationId: own }))).toBe(read)
    for (const ask of writing) expect(code(await ask({ actor, organisationId: own }))).toBe(write)
  })

  it('ORGUSER reads and writes nothing', async () => {
    const who = { actor: personWithRole('ORGUSER'), organisationId: own }

    for (const ask of reading) expect(code(await ask(who))).not.toBe('not-permitted')
    for (const ask of writing) expect(code(await ask(who))).toBe('not-permitted')
    expect(await prices.showPriceSettings.execute(who)).toMatchObject({ ok: true, value: { mayManage: false } })
  })

  it('SUPERADMIN and ORGADMIN read and write', async () => {
    for (const actor of [owner, personWithRole('SUPERADMIN', [])]) {
      for (const ask of [...reading, ...writing]) {
        expect(['yes', 'not-found', 'nothing-to-copy']).toContain(code(await ask({ actor, organisationId: own })))
      }
    }
  })
})
