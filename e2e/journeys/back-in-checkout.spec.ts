import { isForEverybody } from '../pages/for-everybody.ts'
import { ReservePage, thandi } from '../pages/reserve-page.ts'
import { Tab } from '../pages/tab.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'

test('each step of the checkout is an entry of the history, and keeps what was answered', async ({
  campsite,
  reserving,
  tab,
  stay,
}) => {
  const { page } = tab
  await campsite.open(slug, stay(slug, '2027-11-22', 2))
  await campsite.select('Van bay 1')
  await campsite.reserve()
  await reserving.giveDetails()
  await reserving.acceptTerms()

  await tab.isReady()
  await page.goBack()
  await reserving.isOn('stepTerms')
  await expect(tab.heading).toBeFocused()
  await page.goBack()
  await reserving.isOn('stepDetails')
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue(thandi.firstName)
  await page.goForward()
  await reserving.isOn('stepTerms')
  await page.goForward()
  await reserving.isOn('stepCheck')
  await expect(page.getByRole('main')).toContainText(thandi.email)
})

test('whoever leaves the checkout is led back to their own hold from every page', async ({ campsite, reserving, tab, stay }) => {
  const { page } = tab
  await campsite.open(slug, stay(slug, '2027-11-29', 2))
  await campsite.select('Van bay 1')
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  const reserve = page.url()

  await page.goBack()
  await expect(tab.heading).toHaveText('Karoo Stargazers')
  const goOn = page.getByRole('link', { name: /^Continue your booking, held until \d\d:\d\d$/ })
  await expect(goOn).toHaveCount(1)
  await expect(campsite.plot('Van bay 1')).not.toContainText('Booked for these dates')
  await isForEverybody(tab, 'a campsite where one holds plots')

  await tab.open('/faq')
  await expect(page.getByRole('region', { name: 'Your plots' })).toContainText('We’re holding your plots at Karoo Stargazers.')
  await isForEverybody(tab, 'a page above which one’s plots are held')
  await goOn.click()
  await reserving.isOn('stepDetails')
  expect(page.url()).toBe(reserve)
  await reserving.giveBack()
  await expect(tab.heading).toHaveText('Karoo Stargazers')
  await tab.open('/faq')
  await expect(goOn).toHaveCount(0)
})

test('who comes back from the payment page reads of no message that has not gone out yet', async ({
  campsite,
  reserving,
  gateway,
  mailbox,
  tab,
  stay,
}) => {
  await campsite.open(slug, stay(slug, '2027-12-13', 2))
  await campsite.select('Rooftop bay 1')
  await campsite.reserve()
  await reserving.giveDetails()
  await reserving.acceptTerms()
  await reserving.submit()
  await gateway.amount()

  await tab.page.goBack()

  await expect(tab.heading).toHaveText('Almost done: confirm your booking')
  await expect(tab.page.getByRole('main')).toContainText('You get a message with two links, CONFIRM and CANCEL.')
  await expect(tab.page.getByRole('main')).not.toContainText('We’ve sent')
  const told = await mailbox.of(tab.reservationId)
  expect(told.filter(({ to }) => to === thandi.email)).toEqual([])
})

test('two tabs of one checkout make one booking, and one of them leads to the payment page', async ({
  campsite,
  reserving,
  tab,
  stay,
  context,
}) => {
  const { page } = tab
  await campsite.open(slug, stay(slug, '2027-12-06', 2))
  await campsite.select('Van bay 1')
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  const second = await context.newPage()
  await second.goto(page.url())
  const tabs = [tab, new Tab(second, true)]
  for (const each of tabs) {
    const checkout = new ReservePage(each)
    await each.isReady()
    await checkout.giveDetails()
    await checkout.acceptTerms()
  }

  await Promise.all(tabs.map((each) => new ReservePage(each).submit()))
  for (const each of tabs) await expect(each.heading).not.toHaveText('Check your booking')

  const headings = await Promise.all(tabs.map((each) => each.heading.innerText()))
  expect(
    headings.filter((heading) => /^Pay R\d+\.\d\d$/.test(heading)),
    'the page of the gateway',
  ).toHaveLength(1)
  const pages = tabs.map((each) => each.page.url())
  expect(
    pages.filter((address) => /\/r\/[^/]+\/confirm$/.test(address)),
    'our own, which leads there',
  ).toHaveLength(1)
})
