import { settingsPastTheTrail } from '@camp/adapters/doctor/settings-in-trail.ts'
import { system } from '@camp/application/shared/actor.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'
import { changeAgain, changesOfSettings, done, type SettingsOwner } from './testing/changes-of-settings.ts'

let marketplace: ServedMarketplace
let owner: SettingsOwner

beforeAll(async () => {
  marketplace = await givenServedMarketplace()
  const [row] = await marketplace.store.em.execute<[Omit<SettingsOwner, 'acts'>]>(
    `select organisation_id as "organisationId", site_id as "siteId", plot.id as "plotId" from plot
     join organisation on organisation.id = organisation_id where slug = 'kloofwater-camp' order by position, plot.id limit 1`,
  )
  owner = { ...row, acts: () => marketplace.product.scope().useCases }
})
afterAll(() => marketplace.stop())

function unauditedChanges(): Promise<readonly string[]> {
  return settingsPastTheTrail(marketplace.store.em)
}

/** What an operator is told. */
async function found(): Promise<readonly string[]> {
  const checks = await owner.acts().runDoctor.execute()
  return checks.filter(({ id }) => id === 'I10').flatMap(({ examples }) => examples)
}

async function importAgain(change: (camp: { cityName: string }) => object): Promise<void> {
  const actor = system('test')
  const { organisations, ...format } = await done(owner.acts().exportOrganisation.execute({ actor, slug: 'kloofwater-camp' }))
  const document = { ...format, organisations: organisations.map((camp) => ({ ...(camp as object), ...change(camp as never) })) }
  await done(owner.acts().importOrganisations.execute({ actor, document, dryRun: false, onProgress: () => {} }))
}

describe('the doctor, about every setting', () => {
  it.each(changesOfSettings)('agrees with the trail after a change of %s', async (_, change) => {
    await change(owner)

    expect(await unauditedChanges()).toEqual([])
  })

  it.each([
    ['organisation', 'owner_name', `'Bob'`, 'ownerName'],
    ['organisation', 'bank_account_number', `'62009999999'`, 'bankAccountNumber'],
    ['organisation', 'booking_fee_percentage', '1', 'bookingFeePercentage'],
    ['payment_rule', 'partial_payment_percentage', '5', 'partialPaymentPercentage'],
    ['special_term', 'is_active', 'false', 'isActive'],
    ['document', 'is_mandatory', 'false', 'isMandatory'],
    ['saved_text', 'text', `'Go away'`, 'text'],
    ['plot_calendar_feed', 'provider', `'Nobody'`, 'provider'],
    ['site', 'is_active', 'false', 'isActive'],
    ['plot', 'irl_length', '1', 'irlLength'],
    ['plot', 'base_rate_off_peak_cents', '1', 'baseOffPeak'],
    ['plot', 'minimum_stay_period', '9', 'minimumGeneral'],
    ['plot', 'about_plot', `'Sold'`, 'aboutPlot'],
    ['season', 'season_type', `'out'`, 'seasonType'],
    ['age_scale', 'pensioner_percentage', '0', 'pensionerPercentage'],
    ['discount', 'percentage', '99', 'percentage'],
  ])('finds a row of %s whose %s became %s past the application', async (table, column, value, field) => {
    const { em } = marketplace.store
    const key = table === 'organisation' ? 'id' : 'organisation_id'
    const before = await em.execute(`select id, ${column} as was from ${table} where ${key} = ?`, [owner.organisationId])
    await em.execute(`update ${table} set ${column} = ${value} where ${key} = ?`, [owner.organisationId])

    const broken = await unauditedChanges()

    for (const { id, was } of before as { id: string; was: string }[])
      await em.execute(`update ${table} set ${column} = ? where id = ?`, [was, id])
    expect(broken).toContainEqual(expect.stringMatching(new RegExp(` ${field}$`)))
    expect(await unauditedChanges()).toEqual([])
  })

  it('begins anew with what an import has written, which stands in the trail itself', async () => {
    await importAgain(() => ({ cityName: 'Tulbagh', status: 'active' }))

    expect(await unauditedChanges()).toEqual([])
    const [row] = await marketplace.store.em.execute<[{ cities: number }]>(
      `select count(*)::int as cities from audit_entry, jsonb_array_elements(changes) as change
       where act = 'organisation.imported' and change->>'field' = 'cityName' and change->>'after' = 'Tulbagh'`,
    )
    expect(row.cities).toBe(1)
    await marketplace.store.em.execute(`update organisation set bank_name = 'Elsewhere' where id = ?`, [owner.organisationId])
    expect(await found()).toEqual([expect.stringMatching(/^organisation .* bankName$/)])
    await marketplace.store.em.execute(`update organisation set bank_name = 'FNB' where id = ?`, [owner.organisationId])
    await changeAgain(owner)
    expect(await unauditedChanges()).toEqual([])
  })
})
