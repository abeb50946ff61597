import type { Browser } from '@playwright/test'
import { auth } from '../../web/app/wording/en/content/auth.ts'
import { calendar } from '../../web/app/wording/en/staff/calendar.ts'
import { rateSettings } from '../../web/app/wording/en/staff/rate-settings.ts'
import { CalendarPage } from '../pages/calendar-page.ts'
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
    await platformPages.logIn('admin@demo.test')
    await platform.open('/admin/organisations/new')
    await platformPages.field('Name').fill(camp.name)
    await platformPages.field('Address of the page').fill(camp.slug)
    await platformPages.field('Province').selectOption({ label: 'Western Cape, South Africa' })
    await platformPages.field('E-mail of the owner').fill(camp.owner)
    await platformPages.field('First name').fill('Nomsa')
    await platformPages.press('Create organisation')
    await expect(platform.heading).toHaveText('Overview')
  })

  await test.step('the owner follows the letter, and chooses a password with the code of the next one', async () => {
    const [invitation] = await mailbox.to(camp.owner)
    expect(invitation?.subject).toBe(`You can now work on ${camp.name}`)
    await page.goto(invitation?.links.find((link) => link.endsWith('/auth/forgot')) ?? '')
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
    await settings.field('Season and rate').selectOption('peak')
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
    await home.search(camp.town, stay('2027-03-08', 2), couple)
    await home.openCampsite(camp.name)
    await guest.isReady()
    await expect(campsite.plots).toHaveCount(6)
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
    await expect(guest.heading).toHaveText('Your deposit has arrived')
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

const week = 'gariep-rooiduin-camp'
const walkIn = 'Lerato Nkosi'

test('a desk runs its week: a walk-in, a longer stay, a block, arrivals and departures, and money that goes back', async ({
  tab,
  program,
  database,
  mailbox,
  stay,
}) => {
  test.slow()
  const { page } = tab
  const chart = new CalendarPage(tab, week)
  const desk = new DeskPage(tab, week)
  const payments = page.getByRole('region', { name: 'Payments' })
  await chart.open('2026-11-21', 7)
  const [first, second] = await chart.freePlots()

  await test.step('somebody walks in and pays in cash', async () => {
    await desk.takeWalkIn({
      plot: first,
      departure: '2026-11-23',
      firstName: 'Lerato',
      lastName: 'Nkosi',
      plate: 'CA 512-904',
      paid: '100',
    })
    await expect(tab.heading).toHaveText(walkIn)
    await expect(payments).toContainText('R100.00')
    await desk.open('')
    await desk.find('CA 512-904')
    await expect(desk.rows.filter({ hasText: walkIn })).toContainText('Confirmed')
  })

  await test.step('they stay a night longer, and the price says so first', async () => {
    await tab.open(`/org/${week}/calendar?from=2026-11-21&days=7`)
    await chart.bars(first).click()
    await expect(chart.panel.getByText(walkIn)).toBeVisible()
    await chart.preview({ departure: '2026-11-24' })
    await expect(chart.panel.getByLabel(/By today’s rates: R\d+\.\d\d \(R\d+\.\d\d more\)/)).toBeChecked()
    await chart.button('save').click()
    await expect(chart.done).toContainText('was changed.')
    await expect(chart.bars(first)).toHaveAccessibleName(/Sat 21 – Tue 24 Nov 2026/)
  })

  await test.step('a plot is kept for new gravel', async () => {
    await page.keyboard.press('Escape')
    await chart.drag(await chart.cell(second, 3), await chart.cell(second, 4))
    await chart.panel.getByLabel(calendar.reason).fill('New gravel')
    await chart.button('blockIt').click()
    await expect(chart.bars(second)).toHaveAccessibleName(/New gravel.*Tue 24 – Thu 26 Nov 2026/)
  })

  await test.step('the day: in, out of it again, in, and away', async () => {
    await desk.openToday()
    const checkIn = desk.section('arrivals').getByRole('button', { name: `Check in ${walkIn}` })
    await checkIn.click()
    await expect(page.getByRole('status').filter({ hasText: 'Checked in.' })).toContainText(walkIn)
    await tab.isReady()
    await desk.undo('undo-check-in')
    await checkIn.click()
    await expect(desk.section('arrivals').getByRole('row').filter({ hasText: walkIn })).toContainText('here since')
    await desk.section('arrivals').getByRole('link', { name: walkIn }).click()
    await expect(tab.heading).toHaveText(walkIn)
    await desk.begin('payment')
    await desk.showChanges()
    await desk.doIt('payment')
    await expect(tab.fact('Balance')).toHaveText('R0.00')
    await desk.begin('check-out')
    await desk.doIt('check-out')
  })

  await test.step('another guest cancels: what was paid goes back by hand, and is written down', async () => {
    const { id } = await program.reserve({ orgSlug: week, stay: stay('2027-12-06', 2), plot: first })
    await desk.open(id)
    await desk.begin('confirm')
    await desk.doIt('confirm')
    await desk.begin('payment')
    await page.getByLabel('Amount in rand').fill('100')
    await desk.showChanges()
    await desk.doIt('payment')
    await desk.begin('cancel')
    await page.getByLabel('Why?').fill('A funeral in the family')
    await page.getByRole('radio', { name: /^Everything paid: R100.00/ }).check()
    await desk.showChanges()
    await expect(desk.changes).toContainText('R100.00 goes back to the guest.')
    await desk.doIt('cancel')
    await mailbox.email(id, 'booking_cancellation')
    await payments.getByRole('link', { name: 'Record refund' }).click()
    await tab.isReady()
    await page.getByLabel('Reference').fill('FNB 4712')
    await desk.showChanges()
    await desk.doIt('refund')
    expect(await database.moneyMoved(id)).toEqual(['capture', 'refund'])
    await expect(payments).toContainText('Paid back')
  })
})

/** A person with a browser of their own. */
async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Tab> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return new Tab(await context.newPage(), true)
}
