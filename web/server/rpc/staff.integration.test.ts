import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuthClient } from '../testing/auth-client.ts'
import { aBrowser, givenAccount, password } from '../testing/given-accounts.ts'
import { givenServedMarketplace, type ServedMarketplace } from '../testing/given-marketplace.ts'

let marketplace: ServedMarketplace
let ids: Record<string, string>
const browsers: Record<string, AuthClient> = {}

beforeAll(async () => {
  marketplace = await givenServedMarketplace()
  const { em } = marketplace.store
  for (const [name, role] of [
    ['guest', 'USER'],
    ['desk', 'ORGUSER'],
    ['owner', 'ORGADMIN'],
    ['stranger', 'ORGADMIN'],
    ['admin', 'SUPERADMIN'],
  ] as const) {
    await givenAccount(marketplace, name, role)
    const browser = aBrowser(marketplace)
    browsers[name] = browser
    if (name === 'desk' || name === 'owner')
      await em.execute(
        `insert into user_organisation (user_id, organisation_id, role)
         select u.id, o.id, u.role from user_account u, organisation o where username = ? and slug = 'kloofwater-camp'`,
        [name],
      )
    await browser.signIn(name, password)
  }
  browsers.visitor = aBrowser(marketplace)
  const [row] = await em.execute<[Record<string, string>]>(`
    with own as (select id from organisation where slug = 'kloofwater-camp')
    select own.id as organisation, (select id from user_account where username = 'desk') as desk,
      (select t.id from special_term t where organisation_id = own.id order by name limit 1) as term,
      (select r.id from payment_rule r where organisation_id = own.id order by name limit 1) as rule,
      (select l.id from user_organisation l join user_account u on u.id = user_id where username = 'desk') as "userLink",
      (select l.id from site_special_term l where organisation_id = own.id limit 1) as "termLink",
      (select l.id from plot_payment_rule l where organisation_id = own.id limit 1) as "ruleLink"
    from own`)
  ids = row
})
afterAll(() => marketplace.stop())

const everybody = ['visitor', 'guest', 'stranger', 'desk', 'owner', 'admin']

async function codesOf(
  ask: (browser: AuthClient) => Promise<{ error?: { data: { code: string } } }>,
): Promise<readonly string[]> {
  const codes: string[] = []
  for (const name of everybody) codes.push((await ask(browsers[name]!)).error?.data.code ?? 'ok')
  return codes
}

describe('the rows of an organisation', () => {
  it.each([
    ['organisations.getOneRow', 'id', 'organisation'],
    ['orgSpecialTerms.getOneRow', 'id', 'term'],
    ['orgPaymentRules.getOneRow', 'id', 'rule'],
    ['users.getUsernameAndRole', 'userid', 'desk'],
  ])('%s answers its own people and the platform', async (procedure, field, id) => {
    const codes = await codesOf((browser) => browser.api.query(procedure, { [field]: ids[id] }))

    expect(codes).toEqual(['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'ok', 'ok', 'ok'])
  })

  it('have the fields that clients know', async () => {
    const { api } = browsers.owner!
    const term = await api.query('orgSpecialTerms.getOneRow', { id: ids.term })
    const rule = await api.query('orgPaymentRules.getOneRow', { id: ids.rule })
    const user = await api.query('users.getUsernameAndRole', { userid: ids.desk })

    expect(term.data).toMatchObject({ id: ids.term, orgId: ids.organisation, name: expect.any(String), isActive: true })
    expect(rule.data).toMatchObject({ orgId: ids.organisation, minimumAmountForPartial: expect.any(Number) })
    const ofTerm = { id: expect.any(String), termId: ids.term, orgSiteId: expect.any(String), siteName: expect.any(String) }
    const ofRule = { id: expect.any(String), ruleId: ids.rule, orgPlotId: expect.any(String), plotName: expect.any(String) }
    expect((term.data as Row).orgSiteSpecialTerms).toContainEqual(ofTerm)
    expect((rule.data as Row).orgPlotPaymentRules).toContainEqual(ofRule)
    expect(user.data).toEqual({ username: 'desk', role: 'ORGUSER' })
  })

  it('give every field of an organisation, those for guests and those that they do not see', async () => {
    const { api } = browsers.owner!
    const own = (await api.query('organisations.getOneRow', { id: ids.organisation })).data as Row
    const shown = (await api.query('organisations.getOneRowForSlugPublic', { slug: 'kloofwater-camp' })).data as Row

    expect(Object.keys(own)).toEqual(expect.arrayContaining([...publicFields, ...storedFields]))
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(publicFields))
    expect(Object.keys(shown).filter((field) => personalFields.includes(field))).toEqual([])
    for (const field of publicFields.filter((name) => name !== 'province')) expect(own[field], field).toEqual(shown[field])
    expect(own.province).toMatchObject(shown.province as Row)
    expect(shown.province).toMatchObject({ name: 'Western Cape', country: { timezone: 'Africa/Johannesburg' } })
  })

  it('of an id that is none are not found', async () => {
    expect((await browsers.admin!.api.query('organisations.getOneRow', { id: 'no id' })).error.data.code).toBe('NOT_FOUND')
  })
})

describe('deleting a link', () => {
  it.each([
    ['userOrgs.delete', 'userOrgId', 'userLink', ['UNAUTHORIZED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok']],
    [
      'orgSiteSpecialTerms.delete',
      'orgSiteSpecialTermsId',
      'termLink',
      ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN', 'ok', 'NOT_FOUND'],
    ],
    [
      'orgPlotPaymentRules.delete',
      'orgPlotPaymentRuleId',
      'ruleLink',
      ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN', 'ok', 'NOT_FOUND'],
    ],
  ] as const)('%s is for those who may, once', async (procedure, field, id, codes) => {
    expect(await codesOf((browser) => browser.api.mutate(procedure, { [field]: ids[id] }))).toEqual(codes)
  })
})

type Row = Record<string, unknown>

/** Organisation, by the names that clients know (rule C1). */
const publicFields = [
  ...['id', 'slug', 'name', 'image', 'logo', 'shortDescription', 'isAdultsOnly', 'address1', 'address2', 'suburb', 'cityName'],
  ...['postalCode', 'province', 'latitude', 'longitude', 'directions', 'googleMaps', 'businessEmail', 'businessNumber'],
  ...['useDisplayFromAmount', 'displayFromAmountOffPeak', 'displayFromAmountPeak', 'displayFromAmountSuperPeak'],
  ...['displayFromAmountType', 'aboutHosts', 'houseRules', 'aboutPets', 'aboutArrival'],
]
const personalFields = [
  'ownerName',
  'ownerEmail',
  'ownerNumber',
  'bankName',
  'bankAccountNumber',
  'vatNumber',
  'registrationNumber',
]
const storedFields = [
  ...personalFields,
  ...['adminFeeAmount', 'adminFeeType', 'bookingFeeAmount', 'bookingFeePercentage', 'adminFeeStartDate', 'bookingFeeType'],
  ...['isFeaturedOnHomepage', 'isFeaturedOnSearch', 'isDemo', 'useDimensions', 'isAllowMultiplePlots', 'status'],
]
