import { isForEverybody } from '../pages/for-everybody.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const friends = { numberOfAdults: 8 }

test('who is too many for one plot takes the cheapest that hold them together with one press', { tag: '@nojs' }, async ({
  campsite,
  reserving,
  tab,
  stay,
}) => {
  await campsite.open(slug, stay(slug, '2027-05-17', 2), { numberOfAdults: 11 })
  const offer = tab.page.locator('.way-out').filter({ hasText: 'The cheapest way for all of you' })
  await expect(offer).toHaveText(
    /R\d+\.\d\d for 2 nights, 11 guests, over 2 plotsRiver stand \d \d guestsRiver stand \d \d guests/,
  )
  const price = /R\d+\.\d\d/.exec(await offer.innerText())?.[0]
  await isForEverybody(tab, 'an offer to a group')

  await tab.page.getByRole('link', { name: 'Choose these 2 plots' }).click()

  await expect(campsite.selection).toContainText('River stand')
  await expect(campsite.warning).toHaveCount(0)
  await expect(tab.page.getByText('Change dates/guests to book'), 'of plots that are chosen').toHaveCount(0)
  expect(await campsite.total()).toBe(price)
  await expect(offer, 'once they are chosen').toHaveCount(0)
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  await reserving.giveBack()
})

test('who is too many for a campsite that lets one plot a booking is led to others', { tag: '@nojs' }, async ({ tab }) => {
  const search = new URLSearchParams({ arrivalDate: '2027-06-07', departureDate: '2027-06-09', numberOfAdults: '11' })
  await tab.open(`/swartbergpas-kamp?${search}`)
  await expect(tab.page.getByText('There isn’t room for all of you here.')).toBeVisible()
  await expect(tab.page.getByText(/^A booking here is for one plot, and the largest takes up to \d guests\.$/)).toBeVisible()
  const others = tab.page.locator('.way-out').filter({ hasText: 'These have room for 11 guests on your dates' })
  await isForEverybody(tab, 'no room for a group')
  const offer = others.getByRole('listitem').first()
  const total = /R\d+\.\d\d/.exec(await offer.innerText())?.[0]

  await offer.getByRole('link').click()

  await expect(tab.page).toHaveURL(/[?&]plot=.*[?&]plot=/)
  await expect(tab.page.locator('#selected-plots')).toContainText(`${total}`)
})

test('the cheapest plots for a group are chosen on the card of the campsite with one press', { tag: '@nojs' }, async ({
  home,
  campsite,
  tab,
  stay,
}) => {
  const nights = stay(slug, '2027-09-13', 2)
  await tab.open(`/?${new URLSearchParams({ place: 'Clanwilliam', ...nights, numberOfAdults: '11' })}`)
  const total = await home.totalOf('Kloofwater Camp')

  await home.card('Kloofwater Camp').getByRole('link', { name: 'Choose these 2 plots' }).click()

  await expect(campsite.selection).toContainText('River stand')
  expect(await campsite.total()).toBe(total)
})

test('friends share two plots, and giving them back makes them free again', async ({
  browser,
  campsite,
  reserving,
  tab,
  stay,
}) => {
  const weekdays = stay(slug, '2027-05-10', 3)
  await campsite.open(slug, weekdays, friends)
  await expect(tab.page.getByRole('heading', { name: 'Make one or more selections' })).toBeVisible()
  await expect(tab.page.getByText('You can select multiple plots.')).toBeVisible()
  await expect(campsite.plot('River stand 1')).toContainText(
    'Indicative price — will update after guests are allocated across multiple plots.',
  )
  await campsite.select('River stand 1', 'River stand 2')

  await campsite.putOn('River stand 1', 4)
  await campsite.putOn('River stand 2', 3)
  await expect(campsite.warning).toBeVisible()
  await expect(campsite.selection).toContainText('1 adult has no plot yet.')
  await campsite.reserve()
  await expect(campsite.notice).toContainText('Every guest needs a plot')

  await campsite.putOn('River stand 2', 4)
  await expect(campsite.warning).toHaveCount(0)
  // Per night: two base rates of R50.00 and eight adults at R133.33, each plot rounded to ten cents.
  await expect.poll(() => campsite.total()).toBe('R3499.80')
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  const hold = tab.page.url()
  await expect(tab.page.getByRole('listitem').filter({ hasText: /^River stand 1: 4 adults$/ })).toBeVisible()

  const others = await (await browser.newContext()).newPage()
  await others.goto(hold.replace(/\/reserve\?.*/, `?${new URLSearchParams({ ...weekdays, numberOfAdults: '2' })}`))
  await expect(others.getByText('Booked for these dates')).toHaveCount(2)

  await reserving.giveBack()
  await expect(campsite.notice).toBeVisible()
  await others.reload()
  await expect(others.getByText('Booked for these dates')).toHaveCount(0)
})
