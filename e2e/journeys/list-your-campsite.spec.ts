import type { Locator } from '@playwright/test'
import { aPhoto } from '../../adapters/src/pictures/testing/a-photo.ts'
import { auth } from '../../web/app/wording/en/content/auth.ts'
import { listCampsite } from '../../web/app/wording/en/content/list-campsite.ts'
import { shell } from '../../web/app/wording/en/shell.ts'
import { aboard } from '../../web/app/wording/en/staff/aboard.ts'
import { pictureSettings } from '../../web/app/wording/en/staff/picture-settings.ts'
import { CampsitePage } from '../pages/campsite-page.ts'
import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { GatewayPage } from '../pages/gateway-page.ts'
import { ReservePage } from '../pages/reserve-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { SlowOwner } from '../pages/slow-owner.ts'
import { Tab } from '../pages/tab.ts'
import { expect, test } from '../test.ts'

const camp = { name: 'Klipdrif Kamp', owner: 'nomsa@klipdrif.test' } as const
/** From "List your campsite" to a first guest who has paid. */
const most = { clicks: 30, minutes: 20 } as const

test('an owner lists a campsite in twenty minutes, the platform opens it, and a first guest pays', { tag: '@nojs-long' }, async ({
  tab,
  browser,
  baseURL,
  mailbox,
  stay,
}) => {
  test.slow()
  const { page } = tab
  // Both browsers walk it, each with a campsite of its own.
  const owner = tab.hasScripts ? camp.owner : `2${camp.owner}`
  let slug = ''
  const slow = new SlowOwner(tab)
  const press = (name: string) => slow.press(name)
  const write = (label: string, text: string) => slow.write(label, text)
  const click = (what: Locator) => slow.click(what)
  const isAt = async (title: string) => {
    await expect(tab.heading).toHaveText(title)
    await tab.isReady()
    slow.reads()
  }

  await test.step('the fee is in public, and the code is all that is sent', async () => {
    await tab.open('/faq')
    await click(page.getByRole('contentinfo').getByRole('link', { name: shell.listCampsite }))
    await isAt(listCampsite.heading)
    await expect(page.getByText('8%')).toBeVisible()
    await isForEverybody(tab, 'list your campsite')
    await write(listCampsite.name, camp.name)
    await write(listCampsite.place, 'Prince Albert')
    await write(listCampsite.firstName, 'Nomsa')
    await write(listCampsite.email, owner)
    await click(page.getByLabel(listCampsite.terms))
    await press(listCampsite.begin)
    await isAt(listCampsite.codeTitle)
    await expect.poll(async () => (await mailbox.codes(owner)).length).toBe(1)
    const [code = ''] = await mailbox.codes(owner)
    await slow.writeCode(auth.code, code)
    await press(listCampsite.list)
    await isAt(aboard.title_left)
    await expect
      .poll(async () => (await mailbox.to(owner)).map(({ subject }) => subject))
      .toContain(`Welcome aboard, ${camp.name}`)
    slug = new URL(page.url()).searchParams.get('org') ?? ''
    expect(slug).toMatch(/^klipdrif-kamp/)
    await isForEverybody(tab, 'what is left')
  })

  await test.step('about, plots, rates', async () => {
    await click(page.getByRole('link', { name: 'Continue: Your place' }))
    await isAt(aboard.title_about)
    await write(aboard.shortDescription, 'Eight stands under old pear trees, at the end of the road.')
    await write(aboard.businessNumber, '023 541 1234')
    await press(aboard.saveAndGoOn)
    await isAt(aboard.title_plots)
    await isForEverybody(tab, 'plots of the set-up')
    const stands = page.getByRole('group', { name: aboard.kind_camping })
    await slow.write(stands.getByLabel(aboard.count), '8')
    await slow.write(stands.getByLabel(aboard.rate), '240')
    await press(aboard.saveAndGoOn)
    await isAt(aboard.title_rates)
    await expect(page.getByText('Summer school holiday 2026')).toBeVisible()
    await expect(page.getByLabel(aboard.peak)).toHaveValue('300.00')
    await isForEverybody(tab, 'rates of the set-up')
    await press(aboard.saveAndGoOn)
    await isAt(aboard.title_pictures)
  })

  await test.step('pictures, bank account, rules', async () => {
    const photo = (nth: number) => aPhoto({ copyright: `Nomsa ${nth}` })
    const files = await Promise.all(
      [1, 2, 3].map(async (nth) => ({ name: `${nth}.jpg`, mimeType: 'image/jpeg', buffer: await photo(nth) })),
    )
    await slow.choosePhotographs(pictureSettings.files, files)
    await press(pictureSettings.upload)
    await expect(page.getByText(aboard.picturesEnough)).toBeVisible()
    await click(page.getByRole('link', { name: aboard.goOn, exact: true }))
    await isAt(aboard.title_bank)
    await write(aboard.bankName, 'Capitec')
    await write(aboard.bankAccountName, 'N Dube')
    await write(aboard.bankAccountNumber, '62001234567')
    await write(aboard.bankBranchCode, '470010')
    await press(aboard.saveAndGoOn)
    await isAt(auth.proveTitle)
    await expect.poll(async () => (await mailbox.codes(owner)).length).toBe(2)
    const [again = ''] = await mailbox.codes(owner)
    await slow.writeCode(auth.code, again)
    await press(auth.proveGoOn)
    await isAt(aboard.title_rules)
    await isForEverybody(tab, 'rules of the set-up')
    await slow.write(page.getByRole('textbox', { name: aboard.terms }), 'Quiet after ten.')
    await press(aboard.saveAndGoOn)
    await isAt(aboard.title_open)
  })

  await test.step('only its own people see the page, and ask to open it', async () => {
    expect((await page.request.get(`/${slug}`)).status()).toBe(200)
    const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
    expect((await stranger.request.get(`/${slug}`)).status(), 'before it is open').toBe(404)
    await press(aboard.ready)
    await expect(page.getByText(aboard.weLook)).toBeVisible()
    await stranger.close()
  })

  await test.step('the platform asks back, is answered, and opens it with one press', async () => {
    const platform = new Tab(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage(), tab.hasScripts)
    const desk = new SettingsPage(platform)
    await desk.signIn('admin@demo.test')
    await platform.open('/admin/coming-aboard')
    await isForEverybody(platform, 'queue')
    await platform.page.locator(`a[href="/admin/coming-aboard/${slug}"]`).click()
    await expect(platform.heading).toHaveText(camp.name)
    await platform.isReady()
    await isForEverybody(platform, 'campsite of the queue')
    await platform.page.getByLabel(aboard.question).fill('Which gate?')
    await desk.press(aboard.ask)
    await expect(platform.page.getByText('Which gate?')).toBeVisible()
    await expect
      .poll(async () => (await mailbox.to(owner)).map(({ subject }) => subject))
      .toContain(`A question about ${camp.name}`)
    await tab.open(`/org/org-organisation/set-up?org=${slug}`)
    slow.reads()
    await slow.write(page.getByLabel(aboard.yourAnswer), 'The blue one')
    await press(aboard.answer)
    await expect(page.getByText('The blue one')).toBeVisible()
    await platform.open(`/admin/coming-aboard/${slug}`)
    await desk.press(aboard.open)
    await expect(platform.heading).toHaveText(aboard.queueTitle)
    await expect.poll(async () => (await mailbox.to(owner)).map(({ subject }) => subject)).toContain(`${camp.name} is open`)
    await platform.page.context().close()
  })

  await test.step('a first guest books and pays the deposit, and the owner sees the money', async () => {
    const guest = new Tab(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage(), tab.hasScripts)
    const [campsite, reserving, gateway] = [new CampsitePage(guest), new ReservePage(guest), new GatewayPage(guest)]
    await campsite.open(slug, stay('newly-listed', '2027-05-10', 2))
    await expect(guest.heading).toHaveText(camp.name)
    await guest.isReady()
    await campsite.select(await campsite.plotAt(/R\d/))
    await campsite.reserve()
    await reserving.giveDetails()
    await reserving.acceptTerms([aboard.termsName])
    await reserving.choosePayment('deposit')
    await reserving.submit()
    await gateway.pay()
    await expect(guest.heading).toHaveText('You’re booked. Deposit paid.')
    await tab.open(`/org/${slug}/bookings`)
    slow.reads()
    await expect(new DeskPage(tab, slug).rows.filter({ hasText: 'Thandi Mokoena' })).toContainText('Deposit paid')
    console.log(String(slow))
    expect(slow.clicks).toBeLessThanOrEqual(most.clicks)
    expect(slow.minutes).toBeLessThanOrEqual(most.minutes)
    await guest.page.context().close()
  })
})

test('on the map to point at each town stands where a press means it, and its name on the map', async ({ tab }) => {
  const { page } = tab
  await tab.open('/list-your-campsite')
  const square = (await page.locator('.pin-map').boundingBox())!
  const towns = await page.locator('.pin-map .map-town').all()
  expect(towns.length).toBeGreaterThan(4)
  for (const town of towns) {
    const name = (await town.boundingBox())!
    expect(name.x, 'not cut off').toBeGreaterThanOrEqual(square.x)
    expect(name.x + name.width, 'not cut off').toBeLessThanOrEqual(square.x + square.width)
    const [dot, meant] = await town.evaluate((label: HTMLElement) => {
      const { left, right } = label.getBoundingClientRect()
      const map = label.parentElement!.getBoundingClientRect()
      const isLeft = label.hasAttribute('data-left')
      return [isLeft ? right - 2 : left + 2, map.left + 1 + (Number.parseFloat(label.style.left) / 100) * (map.width - 2)]
    })
    expect(Math.abs(dot! - meant!)).toBeLessThan(1.5)
  }
})
