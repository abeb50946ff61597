import type { Browser } from '@playwright/test'
import { auth } from '../../web/app/wording/en/content/auth.ts'
import { rateSettings } from '../../web/app/wording/en/staff/rate-settings.ts'
import { CampsitePage } from '../pages/campsite-page.ts'
import { DeskPage } from '../pages/desk-page.ts'
import { GatewayPage } from '../pages/gateway-page.ts'
import { HomePage } from '../pages/home-page.ts'
import { ReservePage } from '../pages/reserve-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { couple } from '../pages/stays.ts'
import { Tab } from '../pages/tab.ts'
import { expect, test } from '../test.ts'

test.use({ actionTimeout: 10_000 })

const camp = { name: 'Eerste Kamp', slug: 'eerste-kamp', town: 'Prince Albert', owner: 'nomsa@eerste-kamp.test' } as const

test('an owner sets a campsite up from nothing, and a guest finds it, reserves and pays the deposit', async ({
  tab,
  browser,
  baseURL,
  mailbox,
  stay,
}) => {
  test.slow()
  const { page } = tab
  const settings = new SettingsPage(tab)
  const [platform, guest] = [await somebodyElse(browser, baseURL), await somebodyElse(browser, baseURL)]
  const platformPages = new SettingsPage(platform)

  await test.step('the platform creates the organisation and invites its owner', async () => {
    await platformPages.signIn('admin@demo.test')
    await platform.open('/admin/organisations/new')
    await platformPages.field('Name').fill(camp.name)
    await platformPages.field('Address of the page').fill(camp.slug)
    await platformPages.field('Province').selectOption({ label: 'Western Cape, South Africa' })
    await platformPages.field('Owner’s e-mail').fill(camp.owner)
    await platformPages.field('First name').fill('Nomsa')
    await platformPages.press('Create organisation')
    await platformPages.provePassword()
    await expect(platform.heading).toHaveText('Overview')
  })

  await test.step('the owner follows the letter, and chooses a password with the code of the next one', async () => {
    const invitation = await mailbox.newest(camp.owner)
    expect(invitation.subject).toBe('Your campsite is ready to set up. Choose your password')
    await page.goto(invitation.links.find((link) => link.endsWith('/auth/forgot')) ?? '')
    await tab.isReady()
    await page.getByLabel(auth.login, { exact: true }).fill(camp.owner)
    await page.getByRole('button', { name: auth.sendCode }).click()
    await expect.poll(async () => (await mailbox.codes(camp.owner)).length).toBe(1)
    const [code = ''] = await mailbox.codes(camp.owner)
    await page.getByLabel(auth.code, { exact: true }).fill(code)
    await page.getByLabel(auth.newPassword, { exact: true }).fill('tortoise harbour velvet')
    await page.getByRole('button', { name: auth.savePassword }).click()
    await expect(tab.heading).toHaveText('Overview')
    await tab.isReady()
    await settings.isSetUp([])
  })

  await test.step('public page and booking rules', async () => {
    await settings.open('public-page')
    await settings.write('Short description', 'Quiet stands under old pear trees.')
    await settings.field('Town').fill(camp.town)
    await settings.field('Latitude').fill('-33.2229')
    await settings.field('Longitude').fill('22.0299')
    await settings.save()
    await settings.open('booking-rules')
    await settings.field('Guests pay online by card').check()
    await settings.save()
    await settings.isSetUp(['publicPage'])
  })

  await test.step('a site, and six stands on its map', async () => {
    await settings.open('sites/new')
    await settings.field('Name').fill('Orchard')
    await settings.press('Save')
    await expect(settings.row('Orchard')).toContainText('Camping')
    await settings.open('plots/new')
    await settings.field('How many').fill('6')
    await settings.field('Rate in rand').fill('240')
    await settings.press('Add plots')
    await expect(page.getByRole('rowheader')).toHaveCount(6)
    await settings.open('map')
    await settings.press('Put the other 6 plots in rows below')
    await expect(page.getByRole('button', { name: /^Stand \d: \d+ from the left/ })).toHaveCount(6)
    await settings.isSetUp(['publicPage', 'site', 'plots', 'rates'])
  })

  await test.step('a season, its rates, a payment rule and a term', async () => {
    await settings.open('seasons/new')
    await settings.field('Name').fill('Pear harvest')
    await settings.field('Rate').selectOption('peak')
    await settings.field('First night').fill('2027-03-01')
    await settings.field('Last night').fill('2027-03-31')
    await settings.press('Save')
    await expect(tab.heading).toHaveText('Seasons')
    await settings.open('rates')
    await settings.field(`Stand 3: ${rateSettings.cell_rateSuperPeak}`).fill('400')
    await settings.save()
    await settings.open('payment-rules/new')
    await settings.field('Name').fill('Thirty now')
    await settings.field('Deposit').fill('30')
    await settings.field('Stand 3').check()
    await settings.press('Save')
    await expect(settings.row('Thirty now')).toContainText('30% deposit')
    await settings.open('special-terms/new')
    await settings.field('Name').fill('Quiet after ten')
    await settings.write('Text', 'Voices carry in the orchard.')
    await settings.press('Save')
    await expect(settings.row('Quiet after ten')).toContainText('Mandatory')
    await settings.isSetUp(['publicPage', 'site', 'plots', 'rates', 'paymentRule'])
  })

  await test.step('the platform opens it', async () => {
    expect((await guest.page.goto(`/${camp.slug}`))?.status(), 'before, guests do not find it').toBe(404)
    await platform.open(`/org/org-organisation/status?org=${camp.slug}`)
    await platform.page.getByRole('radio', { name: /^Open for bookings/ }).check()
    await platformPages.field('Why').fill('Everything is there')
    await platformPages.press('Change the status')
    await expect(platform.page.getByRole('row').filter({ hasText: 'Everything is there' })).toContainText('Active')
  })

  await test.step('a guest finds it, reserves and pays', async () => {
    const [home, campsite, reserving] = [new HomePage(guest), new CampsitePage(guest), new ReservePage(guest)]
    const gateway = new GatewayPage(guest)
    await home.open()
    await home.search(camp.town, stay('from-nothing', '2027-03-08', 2), couple)
    await home.openCampsite(camp.name)
    await guest.isReady()
    await expect(campsite.choices).toHaveCount(6)
    await campsite.select('Stand 3')
    expect(await campsite.total()).toBe('R800.00')
    await campsite.reserve()
    await reserving.giveDetails()
    await reserving.acceptTerms(['Quiet after ten'])
    await reserving.choosePayment('deposit')
    expect(await reserving.amountToPay()).toBe('R240.00')
    await reserving.submit()
    expect(await gateway.amount()).toBe('R240.00')
    await gateway.pay()
    await expect(guest.heading).toHaveText('You’re booked. Deposit paid.')
  })

  await test.step('the owner sees the booking and the money', async () => {
    await tab.open(`/org/${camp.slug}/bookings`)
    const row = new DeskPage(tab, camp.slug).rows.filter({ hasText: 'Thandi Mokoena' })
    await expect(row).toContainText('Deposit paid')
    await row.getByRole('link', { name: 'Thandi Mokoena' }).click()
    await expect(tab.heading).toHaveText('Thandi Mokoena')
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('R240.00')
    await settings.open('')
    await expect(tab.heading).toHaveText('Overview')
    await expect(settings.checklist).toHaveCount(0)
    for (const person of [platform, guest]) await person.page.context().close()
  })
})

/** A person with a browser of their own. */
async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Tab> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return new Tab(await context.newPage(), true)
}
